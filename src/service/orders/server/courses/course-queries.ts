import type { OrderId, OrderLineId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { CourseLine } from "../../domain/course.ts";
import { FIRE_AT } from "../reading/order-queries.ts";

/** After how many minutes the next course follows by itself; null: somebody fires it. */
export async function selectCourseMinutes(tx: Tx): Promise<number | null> {
  const settings = await tx.one(
    sqlOf.selectFrom("store_settings").select("course_minutes").where("tenant_id", "=", tx.tenantId),
  );
  return settings.course_minutes;
}

/** The lines with a course of the account that an order is in, as they are, without locking them. */
export const selectCourseLines = (tx: Tx, orderId: OrderId) =>
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

/** A locked line and from when it is to be made; null: until somebody fires its course. */
export interface FiringTime {
  readonly id: OrderLineId;
  readonly fireAt: Date | null;
}

/** Writes from when locked lines are to be made. */
export async function writeFiringTimes(tx: Tx, times: readonly FiringTime[]): Promise<void> {
  if (times.length === 0) return;
  await tx.query({
    text: `update order_lines l set held_until = coalesce(s."fireAt", 'infinity')
      from jsonb_to_recordset($2::jsonb) as s(id bigint, "fireAt" timestamptz)
      where l.tenant_id = $1 and l.id = s.id`,
    values: [tx.tenantId, JSON.stringify(times)],
  });
}
