/** Attached to something drawn for one size: it is shown as large as there is room around it. */
export function fits(element: HTMLElement): () => void {
  const room = element.parentElement!;
  const fit = () => {
    const factor = Math.min(room.clientWidth / element.offsetWidth, room.clientHeight / element.offsetHeight);
    element.style.transform = `scale(${factor})`;
  };
  const watch = new ResizeObserver(fit); // what is scaled keeps its size, so that this comes to rest
  watch.observe(element);
  watch.observe(room);
  return () => watch.disconnect();
}
