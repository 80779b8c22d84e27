import type { OrderId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { coursesOf, courseTimes, hasCourseGone, heldLines } from "../../domain/course.ts";
import { selectCourseLines, writeFiringTimes } from "./course-queries.ts";

/**
 * Says when the held dishes of an order that is being sent fire by themselves. It writes the lines of that order alone:
 * those of earlier rounds are guarded by locks that come before its account's.
 */
export async function timeHeldCourses(
  tx: Tx,
  now: Date,
  { orderId, minutes }: { readonly orderId: OrderId; readonly minutes: number | null },
): Promise<void> {
  const lines = await selectCourseLines(tx, orderId);
  const held = heldLines(lines, now);
  const sent = held.filter((line) => line.order_id === orderId);
  const waiting = held.flatMap(({ order_id, course, fire_at }) =>
    order_id === orderId || course === null ? [] : [[course, fire_at] as const],
  );
  const times = courseTimes({
    courses: coursesOf(sent),
    waiting: new Map(waiting),
    hasGone: hasCourseGone(lines, now),
    minutes,
    now,
  });
  await writeFiringTimes(
    tx,
    sent.map(({ id, course }) => ({ id, fireAt: times.get(course ?? 0) ?? null })),
  );
}
