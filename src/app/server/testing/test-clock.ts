import { DAY_MS } from "#platform/domain/periods/durations.ts";

/** Noon in El Salvador, which has no summer time, in ms after midnight UTC. */
const NOON_MS = 18 * 3_600_000;

/** Milliseconds that `testNow` is ahead of the machine; servers in a process of their own get the number. */
export const testClockAhead = untilNoon(Date.now());

function untilNoon(now: number): number {
  return Math.ceil((now - NOON_MS) / DAY_MS) * DAY_MS + NOON_MS - now;
}

/**
 * The time on servers under test: seconds pass as they do, but a run begins at the next noon in El Salvador, so that no
 * date and no business day turns while it goes on. The database's own clock is behind by up to a day: a test that ages
 * a row counts back from the row's own time, and one of what expires in the database takes the real clock.
 */
export function testNow(): Date {
  return new Date(Date.now() + testClockAhead);
}
