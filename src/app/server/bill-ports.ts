import { connectedOrders } from "#money/bills/server/bill-queries.ts";
import { readBalances } from "#money/bills/server/read-bills.ts";
import type { BillPorts } from "#service/orders/server/reading/list-orders.ts";

/** The bills, which are above the orders, answer these. */
export const billPorts: BillPorts = { balances: readBalances, connectedOrders };
