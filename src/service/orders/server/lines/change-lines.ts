import { sql } from "kysely";
import type { HeldStock } from "#inventory/inventory/domain/split-held-stock.ts";
import type { OrderLineId, UserId } from "#platform/domain/ids.ts";
import { type AuditRecord, recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { moveLinePortions } from "#service/item-limits/server/public.ts";
import {
  dropLineChanges,
  type NewLineChange,
  recordLineChanges,
} from "#service/line-changes/server/public.ts";
import { isHeld } from "../../domain/course.ts";
import { decideLineStatus, type LineStatus, type MoveOrigin, stockEffect } from "../../domain/line-status.ts";
import { orderPayment } from "../../domain/order-payment.ts";
import { type VoidReason, wasBegun } from "../../domain/void-line.ts";
import { refusePartlyPaid } from "../closing/refuse-partly-paid.ts";
import { updateOrderStates } from "../closing/update-order-states.ts";
import type { LineRow, OrderWithLines } from "../reading/order-queries.ts";
import { holdsStock, moveLineStock } from "./line-stock.ts";
import { recordCorrections } from "./record-corrections.ts";

interface LinesChange {
  /** Locked orders of the lines. */
  readonly orders: readonly OrderWithLines[];
  readonly lines: readonly LineRow[];
  readonly to: LineStatus;
  /** The screen that requests it: the open accounts may do more than a station. */
  readonly origin: MoveOrigin;
  /** Reason to cancel dishes that were begun; default `other`. */
  readonly reason?: VoidReason | null;
  /** The manager who approved it by PIN. */
  readonly approverId?: UserId | null;
  /** Maps a line that is only a part taken off another to the line that stays active. */
  readonly takenOff?: ReadonlyMap<OrderLineId, OrderLineId>;
}

/**
 * Sets lines of locked orders to a status, with everything that follows: countdowns, stock, audit, cancelled
 * orders, closed accounts, event. A line that already has the status stays untouched; returns true when one was
 * changed. Refuses `order_already_paid`, `line_status_refused`, `line_held`, `item_sold_out`,
 * `insufficient_stock`.
 */
export async function changeLines(tx: Tx, ctx: StaffContext, change: LinesChange): Promise<boolean> {
  const moves = change.lines.flatMap((line) => decideMove(change, line, ctx.now));
  if (moves.length === 0) return false;
  const changesActive = moves.some(({ line }) => line.status === "cancelled" || change.to === "cancelled");
  if (changesActive) await refusePartlyPaid(tx, change.orders);
  const countdowns = await moveLinePortions(tx, ctx, moves);
  const held = await moveLineStock(tx, ctx, moves);
  await recordMoves(tx, ctx, change, moves, held);
  await writeStatus(tx, ctx, change, moves, { held, countdowns });
  await recordStationChanges(
    tx,
    ctx,
    change,
    moves.map(({ line }) => line),
  );
  await recordAudit(
    tx,
    ctx,
    moves.flatMap(({ line }, index) => auditRecordsOf(change, line, held[index])),
  );
  const changedOrderIds = new Set(moves.map(({ line }) => line.order_id));
  const orders = change.orders.filter((order) => changedOrderIds.has(order.id));
  const mayEndVisit = change.to === "delivered" && orders.some((order) => order.awaits_handover);
  if (changesActive || mayEndVisit) await updateOrderStates(tx, ctx.now, orders);
  tx.emit({ type: "order_update", orderIds: orders.map((order) => order.id) });
  return true;
}

function decideMove({ orders, to, origin }: LinesChange, line: LineRow, now: Date) {
  const order = orders.find(({ id }) => id === line.order_id);
  const decision = decideLineStatus({
    from: line.status,
    to,
    origin,
    holdsStock: holdsStock(line),
    isHeld: isHeld(line, now),
    payment: order ? orderPayment(order) : "unpaid",
  });
  if (!decision.ok)
    throw new AppError(decision.reason === "status_not_allowed" ? "line_status_refused" : decision.reason);
  const portions = stockEffect(line.status, to, line.countdown_id !== null);
  return decision.changed ? [{ line, effect: decision.stock, portions }] : [];
}

/** Records dishes that are voided, or put back, for figures. */
async function recordMoves(
  tx: Tx,
  ctx: StaffContext,
  change: LinesChange,
  moves: readonly { readonly line: LineRow }[],
  held: readonly HeldStock[],
): Promise<void> {
  const lines = moves.map(({ line }, index) => ({ line, held: held[index] }));
  if (change.to === "cancelled")
    return recordCorrections(
      tx,
      ctx,
      "void",
      lines.map(({ line }) => ({ id: line.id, reason: reasonOf(change, line) })),
    );
  await recordCorrections(
    tx,
    ctx,
    "restore",
    lines.flatMap(({ line: { id, status }, held }) => (status === "cancelled" ? [{ id, held }] : [])),
  );
}

/**
 * Writes the status and its consequences. A dish is ready when its station says so, until it is made again:
 * completing an order at the till says nothing about its kitchen. A line that returns to its station loses its
 * claim, and one that somebody makes no longer waits for its course.
 */
async function writeStatus(
  tx: Tx,
  { now, userId }: StaffContext,
  change: LinesChange,
  moves: readonly { readonly line: LineRow }[],
  {
    held,
    countdowns,
  }: { readonly held: readonly unknown[]; readonly countdowns: readonly (string | null)[] },
): Promise<void> {
  const changes = moves.map(({ line }, index) => ({
    id: line.id,
    held: held[index],
    countdown: countdowns[index],
    reason: reasonOf(change, line),
  }));
  await tx.query({
    text: `update order_lines l
      set status = $2, status_changed_at = $3, status_changed_by = $4, stock_held = c.held, countdown_id = c.countdown,
        void_reason = c.reason,
        ready_at = case when $2 = 'completed' and $7 then $3 when $2 in ('created', 'preparing') then null else l.ready_at end,
        held_until = case when $2 <> 'cancelled' and l.held_until > $3 then $3 else l.held_until end,
        recalled_at = case when $6 then $3 else l.recalled_at end,
        claimed_by = case when $6 then null else l.claimed_by end,
        claimed_at = case when $6 then null else l.claimed_at end
      from jsonb_to_recordset($5::jsonb) as c(id bigint, held jsonb, countdown uuid, reason text)
      where l.tenant_id = $1 and l.id = c.id`,
    values: [
      tx.tenantId,
      change.to,
      now,
      userId,
      JSON.stringify(changes),
      change.origin === "recall",
      change.origin === "station",
    ],
  });
}

/** Returns the reason to store on the line: only a cancelled dish that was begun has one. */
function reasonOf({ to, reason }: LinesChange, line: LineRow): VoidReason | null {
  return to === "cancelled" && wasBegun(line.status) ? (reason ?? "other") : null;
}

/** Tells the stations about cancelled dishes; for a dish that is taken up again it withdraws the message. */
async function recordStationChanges(
  tx: Tx,
  ctx: StaffContext,
  change: LinesChange,
  lines: readonly LineRow[],
): Promise<void> {
  const revived = lines.filter((line) => line.status === "cancelled").map((line) => line.id);
  if (revived.length > 0) await dropLineChanges(tx, ctx, revived);
  if (change.to !== "cancelled") return;
  const changes = lines.map((line): NewLineChange => {
    const remainingLineId = change.takenOff?.get(line.id);
    return {
      order_id: line.order_id,
      order_line_id: remainingLineId ?? line.id,
      station_id: line.station_id,
      kind: remainingLineId === undefined ? "cancelled" : "reduced",
      quantity: line.quantity,
      line_status: line.status,
      reason: reasonOf(change, line),
      approver_id: change.approverId ?? null,
    };
  });
  await recordLineChanges(tx, ctx, changes);
}

/** Builds audit records for cancelling and taking up again; the kitchen's steps are not audited. */
function auditRecordsOf(change: LinesChange, line: LineRow, held: unknown): AuditRecord[] {
  const { to, approverId = null } = change;
  if (to !== "cancelled" && line.status !== "cancelled") return [];
  const { item_title: title, quantity } = line;
  const reason = reasonOf(change, line);
  return [
    {
      action: to === "cancelled" ? "order_line.cancelled" : "order_line.revived",
      subject: "order_line",
      subjectId: line.id,
      approverId,
      ...(reason && { reason }),
      before: { status: line.status, title, quantity, stock_held: line.stock_held },
      after: { status: to, stock_held: held },
    },
  ];
}

/** Writes who is on the way to fetch these locked lines; null: nobody. */
export async function claimLines(
  tx: Tx,
  lineIds: readonly OrderLineId[],
  claim: { readonly by: UserId; readonly at: Date } | null,
): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("order_lines")
      .set({ claimed_by: claim?.by ?? null, claimed_at: claim?.at ?? null })
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`id = any(${lineIds})`),
  );
}
