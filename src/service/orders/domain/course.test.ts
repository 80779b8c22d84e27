import fc from "fast-check";
import { expect, test } from "vitest";
import { COURSE_MAX } from "#core/settings/domain/setting-limits.ts";
import {
  type CourseLine,
  coursesOf,
  courseTimes,
  decideHold,
  hasCourseGone,
  heldLines,
  isHeld,
} from "./course.ts";
import { lineStatuses } from "./line-status.ts";

const now = new Date("2026-11-22T18:00:00Z");
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const aLine = (course: number | null, fire_at: Date | null, rest: Partial<CourseLine> = {}): CourseLine => ({
  status: "created",
  course,
  fire_at,
  ...rest,
});

test("a dish is held until its instant has come, or for good without one", () => {
  expect(isHeld(aLine(2, at(1)), now)).toBe(true);
  expect(isHeld(aLine(2, null), now)).toBe(true);
  expect(isHeld(aLine(2, now), now)).toBe(false);
  const others = lineStatuses.filter((status) => status !== "created");
  expect(others.filter((status) => isHeld(aLine(2, null, { status }), now))).toEqual([]);
});

test("the courses that wait are told from the lowest on, each once", () => {
  const lines = [aLine(3, null), aLine(1, now), aLine(2, at(5)), aLine(3, at(5)), aLine(null, null)];
  expect(coursesOf(heldLines(lines, now))).toEqual([2, 3]);
});

test("drinks are no course: only what has one begins the minutes", () => {
  expect(hasCourseGone([aLine(null, now), aLine(2, null)], now)).toBe(false);
  expect(hasCourseGone([aLine(1, now), aLine(2, null)], now)).toBe(true);
  expect(hasCourseGone([aLine(1, now, { status: "cancelled" })], now)).toBe(false);
});

const timed = (over: Partial<Parameters<typeof courseTimes>[0]>) =>
  Object.fromEntries(
    courseTimes({ courses: [2, 3], waiting: new Map(), hasGone: true, minutes: 15, now, ...over }),
  );

test("each course follows so many minutes after the one before it", () => {
  expect(timed({})).toEqual({ 2: at(15), 3: at(30) });
  expect(timed({ courses: [5, 2] })).toEqual({ 2: at(15), 5: at(30) });
});

test("without minutes, or before a course has gone, somebody fires it", () => {
  expect(timed({ minutes: null })).toEqual({ 2: null, 3: null });
  expect(timed({ hasGone: false })).toEqual({ 2: null, 3: null });
});

test("what joins a waiting course goes with it, and none goes after a higher one", () => {
  expect(timed({ waiting: new Map([[2, at(4)]]) })).toEqual({ 2: at(4), 3: at(19) });
  expect(timed({ courses: [2], waiting: new Map([[3, at(4)]]) })).toEqual({ 2: at(4), 3: at(4) });
  expect(timed({ courses: [3], waiting: new Map([[2, null]]) })).toEqual({ 2: null, 3: null });
});

const aCourse = fc.integer({ min: 1, max: COURSE_MAX });
/** Times that rise with their courses; those that somebody fires come last. */
const waitingCourses = fc
  .record({
    courses: fc.uniqueArray(aCourse),
    times: fc.array(fc.option(fc.integer({ min: 1, max: 300 })), { minLength: 9, maxLength: 9 }),
  })
  .map(({ courses, times }) => {
    const rising = times.toSorted((a, b) => (a ?? 999) - (b ?? 999));
    return new Map(
      courses
        .toSorted((a, b) => a - b)
        .map((course, index) => {
          const minutes = rising[index] ?? null;
          return [course, minutes === null ? null : at(minutes)] as const;
        }),
    );
  });

test("no course goes before one below it, none in the past", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(aCourse),
      waitingCourses,
      fc.boolean(),
      fc.option(fc.integer({ min: 1, max: 120 })),
      (courses, waiting, hasGone, minutes) => {
        const times = courseTimes({ courses, waiting, hasGone, minutes, now });
        for (const [course, time] of waiting) expect(times.get(course)).toEqual(time);
        const inOrder = [...times].toSorted(([a], [b]) => a - b).map(([, time]) => time?.getTime() ?? null);
        const rising = inOrder.toSorted(
          (a, b) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY),
        );
        if (hasGone && minutes !== null) expect(inOrder).toEqual(rising);
        for (const time of inOrder) expect(time === null || time > now.getTime()).toBe(true);
        expect([...times.keys()].toSorted()).toEqual(
          [...new Set([...courses, ...waiting.keys()])].toSorted(),
        );
      },
    ),
  );
});

test("what was begun is not held back, nor what has no course", () => {
  expect(decideHold([aLine(2, now), aLine(3, null)])).toEqual({ ok: true });
  expect(decideHold([aLine(2, now, { status: "preparing" })])).toEqual({ ok: false, reason: "course_begun" });
  expect(decideHold([aLine(null, now)])).toEqual({ ok: false, reason: "without_course" });
});
