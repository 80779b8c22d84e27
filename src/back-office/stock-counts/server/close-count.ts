import { approveByPin } from "#core/approvals/server/public.ts";
import { stockLedger } from "#inventory/inventory/server/public.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import type { InventoryItemId, StockCountId, UserId } from "#platform/domain/ids.ts";
import { decimalFromCents } from "#platform/domain/money/cents.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { closeStockCount } from "../contract/stock-counts.ts";
import { countTotals } from "../domain/counted-stock.ts";
import { type ClosedItem, decideCloseCount } from "../domain/decide-close.ts";
import {
  countedItems,
  entriesVersion,
  freeItems,
  lockCount,
  lockOpenCount,
  storeResults,
} from "./count-queries.ts";
import { isBlind } from "./read-sheet.ts";

/** Ends the blind part of an open or cancelled count, if it still has one. Throws `stock_count_ended` for a closed count. */
export function reviewCount(ctx: StaffContext, id: StockCountId): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const count = await lockCount(tx, id, "update");
    if (count.status === "closed") throw new AppError("stock_count_ended");
    const message = ctx.say("stockCounts.reply.reviewed", { title: count.title });
    if (!isBlind(count)) return { message };
    await tx.run(
      sqlOf
        .updateTable("stock_counts")
        .set({ reviewed_at: ctx.now, reviewed_by: ctx.userId })
        .where("tenant_id", "=", tx.tenantId)
        .where("id", "=", id),
    );
    await recordAudit(tx, ctx, [
      {
        action: "stock_count.reviewed",
        subject: "stock_count",
        subjectId: id,
        before: null,
        after: { title: count.title },
      },
    ]);
    tx.emit({ type: "stock_counts_changed", countId: id });
    return { message };
  });
}

type Closing = BodyOf<typeof closeStockCount>;
type Totals = ReturnType<typeof countTotals>;
type LockedItems = Awaited<ReturnType<typeof stockLedger.lock>>;

/**
 * Posts the differences that the person saw to the current stock. Locks the count, then its ingredients in the order of their
 * ids; sales wait only for that moment. Throws `changed_meanwhile` for newer entries, `nothing_counted`, refuses a missing
 * reason, and needs a manager's approval for whatever raises stock.
 */
export function closeCount(
  ctx: StaffContext,
  id: StockCountId,
  { version, reason, approval }: Closing,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const count = await lockOpenCount(tx, id, "update");
    if (isBlind(count)) throw new AppError("stock_count_blind");
    const counted = await countedItems(tx, id);
    if (entriesVersion(counted) !== version) throw new AppError("changed_meanwhile");
    const locked = await stockLedger.lock(tx, [...counted.keys()]);
    const decision = decideCloseCount(
      [...counted].map(([itemId, item]) => ({
        ...item,
        id: itemId,
        current: found(locked.get(itemId)).current,
      })),
      reason !== null,
    );
    if (!decision.ok) throw refusalOf(decision.reason);
    const totals = countTotals(
      decision.items.map((item) => ({ difference: item.posted, unitCost: costOf(locked, item.id) })),
    );
    const { title } = count;
    const terms = {
      title,
      amount: decimalFromCents(totals.surplus.cost),
      pieces: totals.surplus.items,
      reason,
    };
    const approver = decision.raises
      ? await approveByPin(tx, ctx, { action: "stock.count", subject: id, approval, terms })
      : null;
    await post(tx, ctx, id, decision.items, locked);
    await markClosed(tx, ctx, id, { title, totals, reason, approver });
    return { message: ctx.say("stockCounts.reply.closed", { title }) };
  });
}

function refusalOf(reason: "nothing_counted" | "reason_required"): AppError {
  return reason === "nothing_counted"
    ? new AppError("nothing_counted")
    : new AppError("invalid_input", { fields: [{ field: "reason", code: "required" }] });
}

const costOf = (locked: LockedItems, id: InventoryItemId) =>
  required(locked.get(id), "a locked ingredient").averageCost;

async function post(
  tx: Tx,
  ctx: StaffContext,
  id: StockCountId,
  items: readonly ClosedItem<InventoryItemId>[],
  locked: LockedItems,
): Promise<void> {
  await stockLedger.post(
    tx,
    ctx,
    items.map(({ id: itemId, posted }) => ({ itemId, delta: posted, cause: "count", countId: id })),
  );
  const results = items.map((item) => ({ ...item, unitCost: costOf(locked, item.id) }));
  await freeItems(tx, id);
  await storeResults(tx, id, results);
}

interface Ending {
  readonly title: string;
  readonly totals: Totals;
  readonly reason: string | null;
  readonly approver: UserId | null;
}

async function markClosed(
  tx: Tx,
  ctx: StaffContext,
  id: StockCountId,
  { title, totals, reason, approver }: Ending,
): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("stock_counts")
      .set({
        status: "closed",
        ended_at: ctx.now,
        ended_by: ctx.userId,
        reason,
        approver_id: approver,
        missing_cents: totals.missing.cost,
        surplus_cents: totals.surplus.cost,
      })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );
  await recordAudit(tx, ctx, [
    {
      action: "stock_count.closed",
      subject: "stock_count",
      subjectId: id,
      ...(reason === null ? {} : { reason }),
      approverId: approver,
      before: null,
      after: { title, stock_missing: totals.missing.cost, stock_surplus: totals.surplus.cost },
    },
  ]);
  tx.emit({ type: "stock_counts_changed", countId: id });
}

/** Cancels a count without moving stock; its ingredients can be counted again. */
export function cancelCount(ctx: StaffContext, id: StockCountId): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { title } = await lockOpenCount(tx, id, "update");
    await tx.run(
      sqlOf
        .updateTable("stock_counts")
        .set({ status: "cancelled", ended_at: ctx.now, ended_by: ctx.userId })
        .where("tenant_id", "=", tx.tenantId)
        .where("id", "=", id),
    );
    await freeItems(tx, id);
    await recordAudit(tx, ctx, [
      {
        action: "stock_count.cancelled",
        subject: "stock_count",
        subjectId: id,
        before: { title },
        after: null,
      },
    ]);
    tx.emit({ type: "stock_counts_changed", countId: id });
    return { message: ctx.say("stockCounts.reply.cancelled", { title }) };
  });
}
