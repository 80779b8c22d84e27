import type { OrderId, OrderLineId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { type CourseLine, coursesOf, courseTimes, hasCourseGone, heldLines } from "../../domain/course.ts";
import { soldPieces } from "../lines/lines-together.ts";
import { FIRE_AT, type LineRow } from "../reading/order-queries.ts";

/** Reads the minutes after which the next course fires by itself; null: somebody fires it. */
export async function selectCourseMinutes(tx: Tx): Promise<number | null> {
  const settings = await tx.one(
    sqlOf.selectFrom("store_settings").select("course_minutes").where("tenant_id", "=", tx.tenantId),
  );
  return settings.course_minutes;
}

/** Reads, without locking, the lines that have a course, of the account that an order is in. */
const selectCourseLines = (tx: Tx, orderId: OrderId) =>
  tx.query<CourseLine & { readonly id: OrderLineId; readonly order_id: OrderId }>({
    text: `select l.* from orders sent
      join orders o on o.tenant_id = $1 and o.account_id = sent.account_id
      cross join lateral (
        select id, order_id, status, course, ${FIRE_AT} as fire_at
        from order_lines where tenant_id = $1 and order_id = o.id and course is not null offset 0
      ) l
      where sent.tenant_id = $1 and sent.id = $2`,
    values: [tx.tenantId, orderId],
  });

/** A locked line and the time from which it is made; null until somebody fires its course. */
interface FiringTime {
  readonly id: OrderLineId;
  readonly fireAt: Date | null;
}

/** Writes the time from which locked lines are made. */
export async function writeFiringTimes(tx: Tx, times: readonly FiringTime[]): Promise<void> {
  if (times.length === 0) return;
  await tx.query({
    text: `update order_lines l set held_until = coalesce(s."fireAt", 'infinity')
      from jsonb_to_recordset($2::jsonb) as s(id bigint, "fireAt" timestamptz)
      where l.tenant_id = $1 and l.id = s.id`,
    values: [tx.tenantId, JSON.stringify(times)],
  });
}

/**
 * Decides when the held dishes of an order that is being sent fire by themselves. It writes only the lines of
 * that order: locks that come before its account's guard those of earlier rounds.
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

/**
 * Refuses `courses_held` when a dish waits for its course: somebody must fire or void it, so that no dish is made
 * ready unseen.
 */
export function refuseHeldLines(lines: readonly LineRow[], now: Date): void {
  const held = heldLines(lines, now);
  const count = soldPieces(held.map((line) => ({ line, quantity: line.quantity })));
  if (count > 0) throw new AppError("courses_held", { details: { count } });
}
