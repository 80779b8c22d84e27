import type { AccountChangeId, OrderId, TableId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { connectedOrders } from "#service/bills/server/public.ts";
import { lockQrOrders, moveQrOrders } from "#service/qr-orders/server/public.ts";
import {
  accountState,
  selectOrderAccounts,
  selectServedOrders,
  selectUsableTable,
  updateAccounts,
} from "./account-queries.ts";
import { lockAccountsOf } from "./lock-accounts.ts";
import { recordAccountChange } from "./record-account-change.ts";
import { movedLinesOfOrders, recordMovedLines } from "./record-moved-lines.ts";

interface TableMove {
  readonly orderIds: readonly OrderId[];
  readonly newTableId: TableId;
}

/**
 * Moves the accounts of these orders to another table, whole: an order that somebody added a moment ago goes with
 * them, and so do the request for the bill, the tickets in the kitchen and what guests ordered themselves. A party
 * that sits there already stays an account of its own. An account without a table eats in from now on. Refuses
 * `order_partly_paid` for one party of several that are being paid in parts together: they would be charged on two cards.
 */
export function moveToTable(
  ctx: StaffContext,
  { orderIds, newTableId }: TableMove,
): Promise<{ message: string; change_id: AccountChangeId }> {
  return ctx.inTenant(async (tx) => {
    const moving = await selectOrderAccounts(tx, orderIds);
    await lockQrOrders(tx, { accountIds: moving.map((order) => order.account_id) });
    const locked = await lockAccountsOf(tx, orderIds);
    const accounts = locked.filter((account) => account.table_id !== newTableId);
    const table = await selectUsableTable(tx, newTableId);
    if (!table) throw new AppError("table_unknown", { field: "newTableId" });
    if (accounts.length === 0) throw new AppError("same_table", { field: "newTableId" });
    const before = accounts.map(accountState);
    const after = before.map((account) => ({
      ...account,
      tableId: table.id,
      diningOption: "dinein" as const,
    }));
    await updateAccounts(tx, after);
    const orders = await selectServedOrders(
      tx,
      accounts.map((account) => account.id),
    );
    await refuseTornBill(tx, orders);
    const moved = accounts.map((account) => {
      const orderIds = orders.filter((order) => order.account_id === account.id).map((order) => order.id);
      return movedLinesOfOrders(tx, orderIds, { from: account.table_id, to: table.id });
    });
    await recordMovedLines(tx, ctx, await Promise.all(moved));
    await moveQrOrders(
      tx,
      accounts.map((account) => ({ from: account.table_id, to: table.id })),
    );
    const change_id = await recordAccountChange(tx, ctx, {
      kind: "moved",
      before: { accounts: before, orders: [], lines: [] },
      after: { accounts: after, orders: [], lines: [] },
    });
    return { message: ctx.say("orders.account.reply.moved", { table: table.title }), change_id };
  });
}

async function refuseTornBill(tx: Tx, moving: readonly { readonly id: OrderId }[]): Promise<void> {
  const ids = moving.map(({ id }) => id);
  const together = await connectedOrders(tx, ids);
  if (together.some((id) => !ids.includes(id))) throw new AppError("order_partly_paid");
}
