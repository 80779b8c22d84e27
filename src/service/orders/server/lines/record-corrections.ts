import { randomUUID } from "node:crypto";
import { readSettings } from "#core/settings/server/public.ts";
import type { HeldStock } from "#inventory/inventory/domain/split-held-stock.ts";
import type { Id, OrderId, OrderLineId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { CorrectionKind } from "../../domain/line-correction.ts";
import type { VoidReason } from "../../domain/void-line.ts";

interface CorrectedLine {
  readonly id: OrderLineId;
  /** Reason of a void. */
  readonly reason?: VoidReason | null;
  /** The courtesy by which it is given; none for a part of a combo without a share of the price. */
  readonly courtesyId?: Id<"Courtesy"> | null;
  /** Stock that a line holds after it is put back. */
  readonly held?: HeldStock | undefined;
}

/** States of a line `l` in figures, read before it is changed. The parts of a combo are free together. */
const STATE = `(
    select case when f.is_free then 'free' else 'sold' end as paid,
      case when l.status = 'cancelled' then 'voided' when f.is_free then 'free' else 'sold' end as now
    from (
      select l.courtesy_id is not null or (l.combo_uuid is not null and exists (
        select from order_lines s
        where s.tenant_id = $1 and s.order_id = l.order_id and s.combo_uuid = l.combo_uuid and s.courtesy_id is not null
      )) as is_free
    ) f
  )`;

/**
 * Records that locked lines are voided, put back, given for free or charged again, on the day on which it is done:
 * figures of a day never change by what is done later (decision 115). It is called with all lines of the act at once,
 * before they are written.
 */
export async function recordCorrections(
  tx: Tx,
  { now, userId }: Pick<StaffContext, "now" | "userId">,
  kind: CorrectionKind,
  lines: readonly CorrectedLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const { today } = await readSettings(tx, now);
  await tx.query({
    text: `insert into line_corrections (tenant_id, act_uuid, order_line_id, was, becomes, quantity, unit_price_cents, courtesy_id,
        void_reason, voided_by, line_status, stock_held, business_date, created_at, created_by)
      select $1, $2, l.id, s.now, b.becomes, l.quantity, coalesce(c.unit_price_cents, l.unit_price_cents), c.id,
        case $3 when 'void' then w.reason when 'restore' then l.void_reason end,
        case $3 when 'void' then $4::bigint when 'restore' then l.status_changed_by end,
        l.status, coalesce(w.held, l.stock_held), greatest($5::date, o.business_date), $6, $4::bigint
      from jsonb_to_recordset($7::jsonb) as w(id bigint, reason text, "courtesyId" bigint, held jsonb)
      join order_lines l on l.tenant_id = $1 and l.id = w.id
      join orders o on o.tenant_id = $1 and o.id = l.order_id
      left join courtesies c on c.tenant_id = $1 and c.id = coalesce(w."courtesyId", l.courtesy_id)
      cross join lateral ${STATE} s
      cross join lateral (
        select case $3 when 'void' then 'voided' when 'give' then 'free' when 'charge' then 'sold' else s.paid end as becomes
      ) b
      where s.now <> b.becomes
      order by l.id`,
    values: [tx.tenantId, randomUUID(), kind, userId, today, now, JSON.stringify(lines)],
  });
}

/** An order that counts as one from now on, or no more. */
export interface OrderCount {
  readonly id: OrderId;
  readonly change: 1 | -1;
}

/** Records locked orders whose last dish was voided, or of which one was put back, on the day on which it is done. */
export async function recordOrderCounts(tx: Tx, now: Date, orders: readonly OrderCount[]): Promise<void> {
  if (orders.length === 0) return;
  const { today } = await readSettings(tx, now);
  await tx.query({
    text: `insert into order_corrections (tenant_id, order_id, change, business_date, created_at)
      select $1, o.id, w.change, greatest($2::date, o.business_date), $3
      from jsonb_to_recordset($4::jsonb) as w(id bigint, change smallint)
      join orders o on o.tenant_id = $1 and o.id = w.id
      order by o.id`,
    values: [tx.tenantId, today, now, JSON.stringify(orders)],
  });
}

/**
 * Records an order that was made of dishes moved on a later day than theirs: it has their day, on which it was no order
 * yet, and counts from today.
 */
export async function recordSplitOffOrder(tx: Tx, now: Date, id: OrderId): Promise<void> {
  const { today } = await readSettings(tx, now);
  await tx.query({
    text: `insert into order_corrections (tenant_id, order_id, change, business_date, created_at)
      select $1, o.id, w.change, w.day, $3
      from orders o cross join lateral (values (-1, o.business_date), (1, $2::date)) as w(change, day)
      where o.tenant_id = $1 and o.id = $4 and o.business_date < $2::date`,
    values: [tx.tenantId, today, now, id],
  });
}
