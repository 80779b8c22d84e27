import type { AccountId } from "../../../../domain/ids.ts";
import { RunAgain } from "../../../platform/db/in-tenant.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import { AppError, found } from "../../../platform/http/app-error.ts";
import { selectServedOrders } from "../accounts/account-queries.ts";
import { lockAccountRows, type OrderedLine } from "../reading/order-queries.ts";
import { lockOrders } from "../reading/read-orders.ts";

/**
 * The lines of what an open account is served, with their orders locked; an order that joins or leaves meanwhile makes the
 * work begin again. Refuses `not_found`, `account_closed`.
 */
export async function lockCourses(tx: Tx, account: AccountId): Promise<OrderedLine[]> {
  const before = await selectServedOrders(tx, [account]);
  const orders = await lockOrders(
    tx,
    before.map(({ id }) => id),
  );
  const { closed_at } = found((await lockAccountRows(tx, [account]))[0]);
  if (closed_at !== null) throw new AppError("account_closed");
  const after = await selectServedOrders(tx, [account]);
  if (after.length !== before.length || after.some(({ id }, index) => id !== before[index]?.id))
    throw new RunAgain("An order joined or left the account meanwhile");
  return orders.flatMap((order) => order.lines);
}
