import type { AccountId, OrderId } from "#platform/domain/ids.ts";
import { RunAgain } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { orderPayment } from "../../domain/order-payment.ts";
import { type AccountRow, lockAccountRows } from "../reading/order-queries.ts";
import { lockOrders } from "../reading/read-orders.ts";
import { selectUnpaidOrders } from "./account-queries.ts";

/** The accounts of these orders, locked with them. Refuses `order_already_paid` for one that is over, `order_cancelled`. */
export async function lockAccountsOf(tx: Tx, orderIds: readonly OrderId[]): Promise<AccountRow[]> {
  const orders = await lockOrders(tx, orderIds);
  if (orders.some((order) => orderPayment(order) === "over")) throw new AppError("order_already_paid");
  if (orders.some((order) => order.cancelled_at !== null)) throw new AppError("order_cancelled");
  return lockAccountRows(tx, [...new Set(orders.map((order) => order.account_id))]);
}

/**
 * Accounts with their active orders, all locked, orders first as everywhere. An order that joins between the two
 * locks makes the work begin again; refuses `not_found` and, for an account that has ended, `account_closed`.
 */
export async function lockAccountsWithOrders(
  tx: Tx,
  accountIds: readonly AccountId[],
): Promise<{ accounts: AccountRow[]; orders: Awaited<ReturnType<typeof selectUnpaidOrders>> }> {
  const ids = [...new Set(accountIds)].toSorted((a, b) => a - b);
  const ordersBefore = await selectUnpaidOrders(tx, ids);
  await lockOrders(
    tx,
    ordersBefore.map((order) => order.id),
  );
  const accounts = await lockAccountRows(tx, ids);
  if (accounts.length !== ids.length) throw new AppError("not_found");
  if (accounts.some((account) => account.closed_at !== null)) throw new AppError("account_closed");
  const orders = await selectUnpaidOrders(tx, ids);
  if (
    orders.length !== ordersBefore.length ||
    orders.some((order, index) => order.id !== ordersBefore[index]?.id)
  )
    throw new RunAgain("An order joined or left an account meanwhile");
  return { accounts, orders };
}
