import type { listOrders as definition, TableGroup } from "../../../../contract/orders.ts";
import type { ResponseOf } from "../../../../contract/platform/define.ts";
import { type Cents, sumCents } from "../../../../domain/money/cents.ts";
import type { DiningOption } from "../../../../domain/orders/dining-option.ts";
import { activeLines } from "../../../../domain/orders/line-status.ts";
import { mayPayFirst } from "../../../../domain/orders/payment-status.ts";
import { tableGroups } from "../../../../domain/orders/table-groups.ts";
import {
  type ServiceChargeTerms,
  serviceChargeFor,
} from "../../../../domain/payments/service-charge-terms.ts";
import { saleTotals } from "../../../../domain/tax/sale-totals.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import { required } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { newestEventNo } from "../../../platform/realtime/newest-event-no.ts";
import { readSettings } from "../../settings/public.ts";
import { type BillWithPayments, billsWithPayments } from "./balance-queries.ts";
import { type CardsOf, linesOfOrders, type OrderWithLines, openOrders, withLines } from "./order-queries.ts";

/** The open accounts as cards: one per table, one per account without a table. */
export function listOrders(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const [seq, groups] = await Promise.all([newestEventNo(tx), openCards(tx, ctx.now)]);
    return { groups, now: ctx.now, seq };
  });
}

/** The cards of all open accounts, or of some. */
export async function openCards(tx: Tx, now: Date, of?: CardsOf): Promise<TableGroup[]> {
  const orders = await openOrders(tx, of);
  const ids = orders.map((order) => order.id);
  const [lines, { service, payFirst }, bills] = await Promise.all([
    linesOfOrders(tx, ids),
    readSettings(tx, now),
    billsWithPayments(tx),
  ]);
  const sources = { service, payFirst, bills };
  return tableGroups(withLines(orders, lines)).map((group) => groupView(group.orders, sources));
}

/** What a card is made of beside its orders. */
interface CardSources {
  readonly payFirst: readonly DiningOption[];
  readonly service: ServiceChargeTerms;
  readonly bills: readonly BillWithPayments[];
}

function groupView(orders: readonly OrderWithLines[], sources: CardSources): TableGroup {
  const first = required(orders[0], "the first order of a card");
  const unpaid = orders.filter((order) => order.payment_status === "unpaid");
  return {
    table_id: first.table_id,
    table_title: first.table_title,
    floor: first.floor,
    delivery_type: first.delivery_type,
    accounts: accountViews(orders),
    orders: [...orders],
    order_ids: unpaid.map((order) => order.id),
    pays_first: mayPayFirst(orders, sources.payFirst),
    balance: balanceOf(unpaid, sources),
    billRequest: billRequestOf(orders),
  };
}

function accountViews(orders: readonly OrderWithLines[]): TableGroup["accounts"] {
  const byId = new Map(orders.map((order) => [order.account_id, order]));
  return [...byId.values()].map(({ account_id: id, people, waiter_id, waiter_name, opened_at }) => ({
    id,
    people,
    waiter_id,
    waiter_name,
    opened_at,
    is_partly_paid: orders.some(
      (order) => order.account_id === id && order.bill_id !== null && order.payment_status === "unpaid",
    ),
  }));
}

/** What is left of bills that are paid in parts, and the other orders as one sale, as paying them together would make it. */
function balanceOf(orders: readonly OrderWithLines[], { service, bills }: CardSources): Cents {
  const partlyPaid = bills.filter((bill) =>
    bill.orderIds.some((id) => orders.some((order) => order.id === id)),
  );
  const billed = new Set(partlyPaid.flatMap((bill) => bill.orderIds));
  const served = orders.filter((order) => !billed.has(order.id) && activeLines(order.lines).length > 0);
  const { payable } = saleTotals(
    activeLines(served.flatMap((order) => order.lines)).map((line) => line.priced),
    { service: serviceChargeFor(service, served) },
  );
  return sumCents([payable, ...partlyPaid.map((bill) => bill.balance)]);
}

/** The newest request for the bill at the table: with two parties, whoever asked last. */
function billRequestOf(orders: readonly OrderWithLines[]): TableGroup["billRequest"] {
  const requests = orders.flatMap(({ bill_request: status, bill_requested_at: date }) =>
    status === null ? [] : [{ status, date }],
  );
  return requests.toSorted((a, b) => (b.date?.getTime() ?? 0) - (a.date?.getTime() ?? 0))[0] ?? null;
}
