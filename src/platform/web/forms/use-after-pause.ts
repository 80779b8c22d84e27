import { useEffect, useEffectEvent } from "react";

/** Pause in typing, in milliseconds, before the server is asked. */
const PAUSE_MS = 300;

/** Reports typed text after a pause, and an empty field at once. */
export function useAfterPause(typed: string, onPause: (typed: string) => void): void {
  const tell = useEffectEvent(onPause);
  useEffect(() => {
    if (typed === "") {
      tell("");
      return;
    }
    const timer = setTimeout(() => tell(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
}
