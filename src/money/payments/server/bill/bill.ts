import type { Settings } from "#core/settings/server/public.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { type Bill as BillOf, readBills } from "#service/bills/server/public.ts";
import { readOrders } from "#service/orders/server/public.ts";
import { type ChargedOrder, isOpen } from "./charged-order.ts";

/** Orders that are paid together, with what of them is paid already. */
export type Bill = BillOf<ChargedOrder>;

/**
 * What is owed of these orders: those that are paid or cancelled are left out, those that can only be charged together with
 * them join. Whoever asks for all of an account gets what its card shows.
 */
export async function accountBill(
  tx: Tx,
  orders: readonly ChargedOrder[],
  settings: Settings,
): Promise<Bill> {
  const [bill] = await readBills(tx, [orders.filter(isOpen)], { terms: settings, read: readOrders });
  return required(bill, "the bill of a list of orders");
}
