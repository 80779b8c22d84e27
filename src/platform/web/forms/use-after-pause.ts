import { useEffect, useEffectEvent } from "react";

/** How long a pause in typing is, in milliseconds, before the server is asked. */
const PAUSE_MS = 300;

/** Tells what is typed after a pause; that it is empty at once. */
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
