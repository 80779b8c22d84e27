import { useEffect, useState } from "react";

/** Cards show whole minutes; half of one is exact enough. In milliseconds. */
const TICK_MS = 30_000;

/** The server's clock in milliseconds, moving on every half minute. `ahead`: by how much it is ahead of this device. */
export function useServerNow(ahead: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now + ahead;
}
