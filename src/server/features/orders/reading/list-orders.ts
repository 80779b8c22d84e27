import type { listOrders as definition, TableGroup } from "../../../../contract/orders.ts";
import type { ResponseOf } from "../../../../contract/platform/define.ts";
import { type Cents, sumCents } from "../../../../domain/money/cents.ts";
import { tableGroups } from "../../../../domain/orders/table-groups.ts";
import { saleTotals } from "../../../../domain/tax/sale-totals.ts";
import type { ServiceCharge } from "../../../../domain/tax/service-charge.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { type BillWithPayments, billsWithPayments, serviceOf } from "./balance-queries.ts";
import { linesOfOrders, type OrderWithLines, openOrders, withLines } from "./order-queries.ts";
import { orderView } from "./order-view.ts";

/** The open accounts as cards: one per table, one per account without a table. */
export function listOrders(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const orders = await openOrders(tx);
    const ids = orders.map((order) => order.id);
    const groups = tableGroups(withLines(orders, await linesOfOrders(tx, ids)).map(onCard));
    const owed: Owed = { service: await serviceOf(tx), bills: await billsWithPayments(tx) };
    return { groups: groups.map((group) => groupView(group.orders, owed)), now: ctx.now };
  });
}

/** What the balance of a card is read from beside its orders. */
interface Owed {
  readonly service: ServiceCharge;
  readonly bills: readonly BillWithPayments[];
}

type OnCard = ReturnType<typeof onCard>;

function onCard(row: OrderWithLines) {
  const view = orderView(row);
  return {
    row,
    view,
    id: row.id,
    accountId: row.account_id,
    tokenNo: row.token_no,
    externalNumber: row.external_number,
    status: view.status,
    tableId: row.table_id,
    tableTitle: row.table_title,
    floor: row.floor,
    customerName: row.customer_name,
  };
}

function groupView(orders: readonly OnCard[], owed: Owed): TableGroup {
  const [first] = orders;
  if (!first) throw new Error("A card has at least one order");
  const unpaid = orders.filter((order) => order.row.payment_status === "unpaid");
  return {
    table_id: first.row.table_id,
    table_title: first.row.table_title,
    floor: first.row.floor,
    delivery_type: first.row.dining_option,
    accounts: accountsOf(orders),
    orders: orders.map((order) => order.view),
    order_ids: unpaid.map((order) => order.id),
    balance: balanceOf(unpaid, owed),
    billRequest: billRequestOf(orders),
  };
}

function accountsOf(orders: readonly OnCard[]): TableGroup["accounts"] {
  const byId = new Map(orders.map(({ row }) => [row.account_id, row]));
  return [...byId.values()].map((row) => ({
    id: row.account_id,
    people: row.people,
    waiter_id: row.waiter_id,
    waiter_name: row.waiter_name,
    opened_at: row.opened_at,
  }));
}

/** What is left of bills that are paid in parts, and the other orders as one sale, as paying them together would make it. */
function balanceOf(orders: readonly OnCard[], { service, bills }: Owed): Cents {
  const begun = bills.filter((bill) => bill.orderIds.some((id) => orders.some((order) => order.id === id)));
  const billed = new Set(begun.flatMap((bill) => bill.orderIds));
  const lines = orders
    .filter((order) => !billed.has(order.id))
    .flatMap(({ row }) => row.lines)
    .filter((line) => line.status !== "cancelled");
  const { payable } = saleTotals(
    lines.map((line) => line.priced),
    { service },
  );
  return sumCents([payable, ...begun.map((bill) => bill.balance)]);
}

/** The newest request for the bill at the table: with two parties, whoever asked last. */
function billRequestOf(orders: readonly OnCard[]): TableGroup["billRequest"] {
  const requests = orders.flatMap(({ row }) =>
    row.bill_request === null ? [] : [{ status: row.bill_request, date: row.bill_requested_at }],
  );
  return requests.toSorted((a, b) => (b.date?.getTime() ?? 0) - (a.date?.getTime() ?? 0))[0] ?? null;
}
