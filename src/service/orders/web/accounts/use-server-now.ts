import { useEffect, useState } from "react";
import { heldCourses } from "../courses/held-courses.ts";
import type { OpenAccount } from "./open-accounts.ts";

/** Cards show whole minutes, so half a minute is exact enough. In milliseconds. */
const TICK_MS = 30_000;
/** Timers may go off a little early. */
const JUST_AFTER_MS = 50;

/**
 * Returns the server's clock in milliseconds. It moves every half minute, and when the next held course of the
 * accounts fires by itself. `ahead` is the lead over this device's clock.
 */
export function useServerNow(ahead: number, accounts: readonly OpenAccount[] = NONE): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const next = nextFiring(accounts, now + ahead);
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(() => setNow(Date.now()), next - ahead - Date.now() + JUST_AFTER_MS);
    return () => clearTimeout(timer);
  }, [next, ahead]);
  return now + ahead;
}

const NONE: readonly OpenAccount[] = [];

/** Returns when the next course fires by itself; null when none does before the next tick, which checks again. */
function nextFiring(accounts: readonly OpenAccount[], now: number): number | null {
  const times = accounts
    .flatMap(heldCourses)
    .flatMap(({ fireAt }) => fireAt?.getTime() ?? [])
    .filter((time) => time - now <= TICK_MS);
  return times.length > 0 ? Math.min(...times) : null;
}
