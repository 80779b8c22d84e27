import { useEffect, useState } from "react";
import { elapsedMinutes } from "#ui/data/format-elapsed.ts";

const UPDATE_EVERY_MS = 5_000;

/** Whole minutes since an instant (ms), followed while it is on screen. */
export function useMinutesSince(since: number): number {
  const [minutes, setMinutes] = useState(() => elapsedMinutes(since, Date.now()));
  useEffect(() => {
    const update = () => setMinutes(elapsedMinutes(since, Date.now()));
    update();
    const timer = setInterval(update, UPDATE_EVERY_MS);
    return () => clearInterval(timer);
  }, [since]);
  return minutes;
}
