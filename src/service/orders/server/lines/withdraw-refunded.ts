import type { OrderId, OrderLineId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { moveLinePortions } from "#service/item-limits/server/public.ts";
import { recordLineChanges } from "#service/line-changes/server/public.ts";
import { decideLineStatus, stockEffect } from "../../domain/line-status.ts";
import { orderPayment } from "../../domain/order-payment.ts";
import { type VoidReason, wasBegun } from "../../domain/void-line.ts";
import { type GivenBackPart, withdrawnPieces } from "../../domain/withdrawn-pieces.ts";
import type { LineRow, OrderWithLines } from "../reading/order-queries.ts";
import { readOrders } from "../reading/read-orders.ts";
import { holdsStock } from "./line-stock.ts";

/**
 * Takes refunded dishes of locked orders, paid and not handed over, off the boards: a fully refunded line is
 * cancelled, of others only the remaining pieces are made. The line keeps its quantity, from which its invoices
 * were made. Portions return as for any cancelled dish; the refund decides about ingredients.
 */
export async function withdrawRefunded(
  tx: Tx,
  ctx: StaffContext,
  orderIds: readonly OrderId[],
): Promise<void> {
  const givenBack = await refundedParts(tx, orderIds);
  if (givenBack.length === 0) return;
  const orders = await readOrders(tx, orderIds);
  const withdrawals = orders.flatMap((order) =>
    order.lines.flatMap((line) => withdrawalOf(order, line, givenBack)),
  );
  if (withdrawals.length === 0) return;
  const countdowns = await moveLinePortions(
    tx,
    ctx,
    withdrawals.map(({ line, pieces }) => ({
      line: { ...line, quantity: pieces },
      portions: stockEffect(line.status, "cancelled", line.countdown_id !== null),
    })),
  );
  await writeWithdrawals(tx, ctx, withdrawals, countdowns);
  await recordLineChanges(
    tx,
    ctx,
    withdrawals.map(({ line, pieces, isWhole, reason }) => ({
      order_id: line.order_id,
      order_line_id: line.id,
      station_id: line.station_id,
      kind: isWhole ? "cancelled" : "reduced",
      quantity: pieces,
      line_status: line.status,
      reason,
    })),
  );
  await recordAudit(
    tx,
    ctx,
    withdrawals.map(({ line, pieces, isWhole }) => ({
      action: "order_line.cancelled",
      subject: "order_line",
      subjectId: line.id,
      before: { status: line.status, title: line.item_title, quantity: line.quantity },
      after: { status: isWhole ? "cancelled" : line.status, quantity: line.quantity - pieces },
    })),
  );
}

interface Withdrawal {
  readonly line: LineRow;
  /** Pieces among those still to be made or handed over. */
  readonly pieces: number;
  readonly isWhole: boolean;
  readonly reason: VoidReason | null;
}

function withdrawalOf(
  order: OrderWithLines,
  line: LineRow,
  givenBack: readonly RefundedPart[],
): Withdrawal[] {
  const parts = givenBack.filter((part) => part.lineId === line.id);
  const [first] = parts;
  const mayMove = decideLineStatus({
    from: line.status,
    to: "cancelled",
    origin: "refund",
    payment: orderPayment(order),
    holdsStock: holdsStock(line),
  });
  if (!first || !mayMove.ok || !mayMove.changed || order.payment_status !== "paid") return [];
  const gone = withdrawnPieces(first.ordered, parts);
  const pieces = gone - first.withdrawn;
  if (pieces <= 0) return [];
  const isWhole = gone === first.ordered;
  return [{ line, pieces, isWhole, reason: isWhole && wasBegun(line.status) ? "other" : null }];
}

async function writeWithdrawals(
  tx: Tx,
  { now, userId }: StaffContext,
  withdrawals: readonly Withdrawal[],
  countdowns: readonly (string | null)[],
): Promise<void> {
  const rows = withdrawals.map(({ line, pieces, isWhole, reason }, index) => ({
    id: line.id,
    pieces,
    whole: isWhole,
    reason,
    countdown: isWhole ? countdowns[index] : line.countdown_id,
  }));
  await tx.query({
    text: `update order_lines l
      set withdrawn_quantity = l.withdrawn_quantity + case when w.whole then 0 else w.pieces end,
        status = case when w.whole then 'cancelled' else l.status end,
        status_changed_at = case when w.whole then $2 else l.status_changed_at end,
        status_changed_by = case when w.whole then $3 else l.status_changed_by end,
        void_reason = w.reason, countdown_id = w.countdown
      from jsonb_to_recordset($4::jsonb) as w(id bigint, pieces integer, whole boolean, reason text, countdown uuid)
      where l.tenant_id = $1 and l.id = w.id`,
    values: [tx.tenantId, now, userId, JSON.stringify(rows)],
  });
}

interface RefundedPart extends GivenBackPart {
  readonly lineId: OrderLineId;
  readonly ordered: number;
  readonly withdrawn: number;
}

/** Reads what was refunded of the lines of these orders, by the lines of their invoices. */
async function refundedParts(tx: Tx, orderIds: readonly OrderId[]): Promise<RefundedPart[]> {
  return tx.query<RefundedPart>({
    text: `select l.id as "lineId", l.quantity as ordered, l.withdrawn_quantity as withdrawn, x.quantity, x.refunded,
        json_build_object('numerator', x.portion_numerator, 'denominator', x.portion_denominator) as portion
      from unnest($2::bigint[]) as w(id)
      cross join lateral (
        select * from order_lines where tenant_id = $1 and order_id = w.id offset 0
      ) l
      cross join lateral (
        select * from refunded_lines where tenant_id = $1 and order_line_id = l.id offset 0
      ) x
      where x.refunded is not null`,
    values: [tx.tenantId, orderIds],
  });
}
