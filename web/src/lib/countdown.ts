// Time left to answer, counted from when the server said so: the reader's clock may be wrong, but it runs.

/** Whole seconds left at `now`, of `left` seconds said at `said` (both in milliseconds of one clock). */
export function secondsLeft(left: number, said: number, now: number): number {
  return Math.max(0, Math.ceil(left - (now - said) / 1000));
}

/** Worth saying aloud: not every second. */
export function isSaid(seconds: number): boolean {
  return seconds === 30 || seconds === 10 || seconds === 5;
}
