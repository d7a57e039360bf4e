/** A screen that is only looked at stays lit, as long as the browser lets us. */
export function staysAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let gone = false;
  const ask = () => {
    if (document.visibilityState === "visible") void navigator.wakeLock?.request("screen").then((got) => (gone ? void got.release() : (lock = got)), () => {});
  };
  ask();
  document.addEventListener("visibilitychange", ask); // a hidden page loses it
  return () => {
    gone = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
