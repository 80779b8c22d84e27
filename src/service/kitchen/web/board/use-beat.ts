import { type RefObject, useEffect } from "react";

/** On and off make one pulse of 1.2 s. */
const BEAT_MS = 600;

/**
 * Turns `data-beat` of the board on and off, for whatever pulses there. An endless CSS animation would paint every
 * frame of the day, which a kitchen's cheap tablet has better uses for.
 */
export function useBeat(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timer = setInterval(() => board.current?.toggleAttribute("data-beat"), BEAT_MS);
    return () => clearInterval(timer);
  }, [board]);
}
