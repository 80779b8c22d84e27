import { connectedOrders } from "#money/bills/server/bill-queries.ts";
import { readBalances } from "#money/bills/server/read-bills.ts";
import type { BillPorts } from "#service/orders/server/reading/list-orders.ts";

/** What the orders ask of the bills, which are above them. */
export const billPorts: BillPorts = { balances: readBalances, connectedOrders };
