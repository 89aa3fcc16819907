import { useEffect } from "react";

/** Keeps a phone awake while the page is visible. The browser lets it sleep again whenever the page is hidden. */
export function useScreenOn(isNeeded: boolean): void {
  useEffect(() => {
    const { wakeLock } = navigator;
    if (!isNeeded || !wakeLock) return;
    let lock: WakeLockSentinel | null = null;
    let ended = false;
    const request = async () => {
      if (document.visibilityState === "hidden" || (lock && !lock.released)) return;
      lock = await wakeLock.request("screen").catch(() => null);
      // Some devices refuse while their battery is low.
      if (ended) void lock?.release();
    };
    const onVisible = () => void request();
    document.addEventListener("visibilitychange", onVisible);
    void request();
    return () => {
      ended = true;
      document.removeEventListener("visibilitychange", onVisible);
      void lock?.release();
    };
  }, [isNeeded]);
}
