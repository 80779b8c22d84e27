import { useEffect } from "react";

/**
 * Keeps the screen of a board on. The browser drops the lock when the page is hidden, so it is requested
 * again when the page comes back; browsers without it, and a low battery, leave the screen to the device's
 * own settings.
 */
export function useWakeLock(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const acquire = async () => {
      if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
      const taken = await navigator.wakeLock.request("screen").catch(() => null);
      if (isOver) await taken?.release();
      else lock = taken;
    };
    const onVisible = () => void acquire();
    document.addEventListener("visibilitychange", onVisible);
    void acquire();
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", onVisible);
      void lock?.release();
    };
  }, []);
}
