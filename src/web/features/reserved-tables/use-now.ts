import { useEffect, useState } from "react";
import { serverNow } from "../../platform/server-clock.ts";

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
