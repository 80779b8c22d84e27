import type { LineStatus } from "./line-status.ts";

/**
 * What a screen adds to its clock, in milliseconds: it knows the server's only so well, and what was just sent must never
 * look as if it waited.
 */
export const CLOCK_SLACK_MS = 2_000;

/** A dish and when its station is to make it: from `fire_at` on; null: when somebody fires its course. */
export interface CourseLine {
  readonly status: LineStatus;
  readonly course: number | null;
  readonly fire_at: Date | null;
}

/** Whether the station is not to make the dish yet. One that was begun, or is no more, is not held. */
export function isHeld({ status, fire_at }: Omit<CourseLine, "course">, now: Date): boolean {
  return status === "created" && (fire_at === null || fire_at > now);
}

/** The lines that wait for their course. */
export function heldLines<Line extends CourseLine>(lines: readonly Line[], now: Date): Line[] {
  return lines.filter((line) => isHeld(line, now));
}

/** The courses of lines, ascending. */
export function coursesOf(lines: readonly Pick<CourseLine, "course">[]): number[] {
  return [...new Set(lines.flatMap(({ course }) => course ?? []))].toSorted((a, b) => a - b);
}

/** Whether a course of these lines went to the stations: what has none, as drinks, is no course. */
export function hasCourseGone(lines: readonly CourseLine[], now: Date): boolean {
  return lines.some((line) => line.course !== null && line.status !== "cancelled" && !isHeld(line, now));
}

interface CoursesToTime {
  /** The held courses that get an instant. */
  readonly courses: readonly number[];
  /** Those of the account that are held already and keep theirs; null: until somebody fires them. */
  readonly waiting: ReadonlyMap<number, Date | null>;
  /** A course of the account has gone to the stations, or goes now. */
  readonly hasGone: boolean;
  /** Null: nothing fires by itself. */
  readonly minutes: number | null;
  readonly now: Date;
}

/**
 * When held courses fire by themselves: each so many minutes after the one before it, the first after now. Null: when
 * somebody fires them, as long as nothing has gone before. What joins a waiting course goes with it; none goes after one
 * that is higher, or waits less than one that is lower.
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
    const own = (before ?? now).getTime() + minutes * 60_000;
    times.set(course, new Date(Math.min(own, after?.getTime() ?? own)));
  }
  return times;
}

export type HoldDecision =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "course_begun" | "without_course" };

/** Whether dishes may be held back (again): what nobody has begun, of a course. */
export function decideHold(lines: readonly CourseLine[]): HoldDecision {
  if (lines.some(({ status }) => status !== "created")) return { ok: false, reason: "course_begun" };
  return lines.every(({ course }) => course !== null)
    ? { ok: true }
    : { ok: false, reason: "without_course" };
}
