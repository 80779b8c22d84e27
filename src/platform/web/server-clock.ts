import { useEffect, useState } from "react";

/** Milliseconds that the server's clock is ahead of this device's. */
let ahead = 0;

/** Stores the `Date` of an answer: whole seconds, to which half a second is the likeliest rest. */
export function noteServerDate(header: string | null): void {
  const told = Date.parse(header ?? "");
  if (Number.isFinite(told)) ahead = told + 500 - Date.now();
}

/** Returns the server's time in ms since 1970: rules by the hour follow it, whatever this device believes. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** Screens show whole minutes; a quarter of one is exact enough. In milliseconds. */
const TICK_MS = 15_000;

/** The server's clock, moving on every quarter of a minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(now);
}
