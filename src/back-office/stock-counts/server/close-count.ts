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
import { countTotals } from "../domain/count-totals.ts";
import { type ClosedItem, decideClose } from "../domain/decide-close.ts";
import { freeItems, keepResults, lockOpenCount } from "./count-queries.ts";
import { countedItems, entriesVersion } from "./counted-items.ts";
import { isBlind } from "./read-sheet.ts";

type Closing = BodyOf<typeof closeStockCount>;
type Totals = ReturnType<typeof countTotals>;
type LockedItems = Awaited<ReturnType<typeof stockLedger.lock>>;

/**
 * Posts the differences of a count as they were looked at, on what is in stock now. Holds the count, then its ingredients in
 * the order of their ids; sales wait for that moment and no longer. Refuses `changed_meanwhile` when somebody entered
 * something since, `nothing_counted`, a missing reason, and without a manager whatever raises stock.
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
    const decision = decideClose(
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
  await keepResults(tx, id, results);
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
