/** Props of a component that a test can change while it is shown. */
export function changing<T extends object>(props: T): T {
  const held = $state(props);
  return held;
}
