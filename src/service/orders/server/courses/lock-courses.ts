import type { AccountId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import { selectServedOrders } from "../accounts/account-queries.ts";
import { lockAccountRows, type OrderedLine } from "../reading/order-queries.ts";
import { lockOrders } from "../reading/read-orders.ts";

/**
 * The lines of what an open account is served, with their orders locked. An order that is sent meanwhile comes after, as
 * if it had been sent a moment later; one that has left meanwhile is not among them. Refuses `not_found`, `account_closed`.
 */
export async function lockCourses(tx: Tx, account: AccountId): Promise<OrderedLine[]> {
  const served = await selectServedOrders(tx, [account]);
  const orders = await lockOrders(
    tx,
    served.map(({ id }) => id),
  );
  const { closed_at } = found((await lockAccountRows(tx, [account]))[0]);
  if (closed_at !== null) throw new AppError("account_closed");
  return orders.filter((order) => order.account_id === account).flatMap((order) => order.lines);
}
