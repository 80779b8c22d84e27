import { useEffect, useState } from "react";

/** By how many ms the server's clock is ahead of this device's. */
let ahead = 0;

/** Notes the `Date` of an answer: whole seconds, of which half a one is the likeliest rest. */
export function noteServerDate(header: string | null): void {
  const told = Date.parse(header ?? "");
  if (Number.isFinite(told)) ahead = told + 500 - Date.now();
}

/** The server's clock, in ms since 1970: what holds at an hour holds by it, whatever this device believes. */
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
