// What fingers and keys do with the piece in hand, wherever a board is laid.
import type { Point } from "../map/roads";
import type { Bench } from "./bench.svelte";

interface Ground {
  pointAt(x: number, y: number): Point | null;
}

/** A piece pulled off the tray follows the pointer until it is let go. */
export function pull(bench: Bench, ground: Ground | undefined, piece: number, start: PointerEvent): void {
  const stop = new AbortController();
  const { signal } = stop;
  const follow = (event: PointerEvent) => {
    const at = ground?.pointAt(event.clientX, event.clientY);
    if (!at) return;
    if (bench.held?.piece !== piece) bench.take(piece);
    bench.bring(at);
  };
  const end = (event: PointerEvent) => {
    stop.abort();
    const there = event.type === "pointerup" && ground?.pointAt(event.clientX, event.clientY);
    if (bench.held?.piece === piece && !(there && bench.lay()) && !there) bench.putBack();
  };
  (start.target as Element).releasePointerCapture?.(start.pointerId);
  window.addEventListener("pointermove", follow, { signal });
  window.addEventListener("pointerup", end, { signal });
  window.addEventListener("pointercancel", end, { signal });
  // The click that ends a pull takes nothing.
  window.addEventListener("click", (event) => event.stopPropagation(), { capture: true, once: true, signal: AbortSignal.timeout(5000) });
}

/** What a key does with the piece in hand; null where it does nothing. */
export function deedOf(bench: Bench, event: KeyboardEvent): (() => unknown) | null {
  const target = event.target as Element;
  if (!bench.held || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return null;
  const zigzag = bench.held.y % 2 ? 1 : -1; // up and down stay in their column
  if (event.key === "ArrowLeft") return () => bench.step(-2, 0);
  if (event.key === "ArrowRight") return () => bench.step(2, 0);
  if (event.key === "ArrowUp") return () => bench.step(zigzag, -1);
  if (event.key === "ArrowDown") return () => bench.step(zigzag, 1);
  if (event.key.toLowerCase() === "r") return () => bench.turn(event.shiftKey ? -1 : 1);
  if (event.key.toLowerCase() === "n") return () => bench.hop();
  if (event.key === "Escape") return () => bench.putBack();
  if (event.key === "Delete" || event.key === "Backspace") return () => bench.remove();
  return event.key === "Enter" && !target.closest("button, a, summary") ? () => bench.lay() : null;
}

export function isTyping(target: Element): boolean {
  return target.closest("input, select, textarea, dialog") !== null;
}

export function does(event: KeyboardEvent, what: (() => unknown) | null): void {
  if (!what) return;
  event.preventDefault();
  event.stopPropagation();
  what();
}

export function focusMap(): void {
  document.querySelector<HTMLElement>("[data-testid=map]")?.focus();
}
