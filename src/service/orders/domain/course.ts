import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import type { LineStatus } from "./line-status.ts";

/**
 * Tolerance that a screen adds to its clock, in milliseconds: it does not know the server's time exactly, and a
 * dish that was just sent must never look held.
 */
export const CLOCK_SLACK_MS = 2_000;

/** A dish and the time from which its station makes it. `fire_at` is null until somebody fires its course. */
export interface CourseLine {
  readonly status: LineStatus;
  readonly course: number | null;
  readonly fire_at: Date | null;
}

/** Tells whether the station must not make the dish yet. A dish that was begun or cancelled is not held. */
export function isHeld({ status, fire_at }: Omit<CourseLine, "course">, now: Date): boolean {
  return status === "created" && (fire_at === null || fire_at > now);
}

export function heldLines<Line extends CourseLine>(lines: readonly Line[], now: Date): Line[] {
  return lines.filter((line) => isHeld(line, now));
}

/** Returns the courses of the lines, ascending. */
export function coursesOf(lines: readonly Pick<CourseLine, "course">[]): number[] {
  return [...new Set(lines.flatMap(({ course }) => course ?? []))].toSorted((a, b) => a - b);
}

/**
 * Tells whether a course of these lines has gone to the stations. Lines without a course, such as drinks, do not
 * count.
 */
export function hasCourseGone(lines: readonly CourseLine[], now: Date): boolean {
  return lines.some((line) => line.course !== null && line.status !== "cancelled" && !isHeld(line, now));
}

interface CoursesToTime {
  /** The held courses that need a time. */
  readonly courses: readonly number[];
  /** Courses of the account that are already held, with their time; null: until somebody fires them. */
  readonly waiting: ReadonlyMap<number, Date | null>;
  /** True when a course of the account has gone to the stations, or goes now. */
  readonly hasGone: boolean;
  /** Minutes between two courses; null: nothing fires by itself. */
  readonly minutes: number | null;
  readonly now: Date;
}

/**
 * Returns when each held course fires by itself: `minutes` after the course before it, the first one `minutes`
 * after now. Null means that somebody must fire it, as long as no course has gone before. A dish that joins a
 * waiting course goes with it. No course fires later than a higher one or earlier than a lower one.
 */
export function courseTimes({ courses, waiting, hasGone, minutes, now }: CoursesToTime) {
  const times = new Map(waiting);
  for (const course of courses.toSorted((a, b) => a - b)) {
    if (times.has(course)) continue;
    const known = [...times].toSorted(([a], [b]) => a - b);
    const before = known.findLast(([other]) => other < course)?.[1];
    const after = known.find(([other, time]) => other > course && time !== null)?.[1];
    times.set(course, null);
    if (minutes === null || !hasGone || before === null) continue;
    const own = (before ?? now).getTime() + minutes * MINUTE_MS;
    times.set(course, new Date(Math.min(own, after?.getTime() ?? own)));
  }
  return times;
}

export type HoldDecision =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "course_begun" | "without_course" };

/** Decides whether dishes may be held back (again): they need a course, and nobody may have begun them. */
export function decideHold(lines: readonly CourseLine[]): HoldDecision {
  if (lines.some(({ status }) => status !== "created")) return { ok: false, reason: "course_begun" };
  return lines.every(({ course }) => course !== null)
    ? { ok: true }
    : { ok: false, reason: "without_course" };
}
