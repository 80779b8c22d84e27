import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import { readPaymentTypes, readSettings, type Settings } from "#core/settings/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { OrderId } from "#platform/domain/ids.ts";
import { type Cents, sumCents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { changeSource } from "#platform/server/realtime/change-source.ts";
import { newestEventNo } from "#platform/server/realtime/newest-event-no.ts";
import {
  accountsChanged,
  type listOrders as listOrdersRoute,
  type ordersInit,
  type readOpenFigures as readOpenFiguresRoute,
  type TableGroup,
} from "../../contract/orders.ts";
import { mayPayFirst } from "../../domain/payment-status.ts";
import { tableGroups } from "../../domain/table-groups.ts";
import {
  accountsOfOrders,
  type CardsOf,
  linesOfOrders,
  type OrderWithLines,
  openOrders,
  withLines,
} from "./order-queries.ts";

/** The bills, which are above the orders, answer these. */
export interface BillPorts {
  /** Returns what each of these lists of unpaid orders owes, as charging it now would make it. */
  readonly balances: (
    tx: Tx,
    lists: readonly (readonly OrderWithLines[])[],
    settings: Settings,
  ) => Promise<readonly Cents[]>;
  /** Returns the orders that can only be charged together with these. */
  readonly connectedOrders: (tx: Tx, orderIds: readonly OrderId[]) => Promise<readonly OrderId[]>;
}

/** Lists the open accounts as cards: one per table, one per account without a table. */
export function listOrders(ctx: StaffContext, bills: BillPorts): Promise<ResponseOf<typeof listOrdersRoute>> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const [seq, groups] = await Promise.all([newestEventNo(tx), openCards(tx, bills, ctx.now)]);
    return { groups, now: ctx.now, seq };
  });
}

/** Reads the cards of all open accounts, or of some. */
async function openCards(tx: Tx, bills: BillPorts, now: Date, of?: CardsOf): Promise<TableGroup[]> {
  const orders = await openOrders(tx, of);
  const ids = orders.map((order) => order.id);
  const [lines, settings] = await Promise.all([linesOfOrders(tx, ids), readSettings(tx, now)]);
  const groups = tableGroups(withLines(orders, lines)).map((group) => group.orders);
  const balances = await bills.balances(tx, groups.map(unpaidOf), settings);
  return groups.map((orders, index) => {
    const balance = required(balances[index], "the balance of a card");
    return groupView(orders, { balance, payFirst: settings.payFirst });
  });
}

const unpaidOf = (orders: readonly OrderWithLines[]) =>
  orders.filter((order) => order.payment_status === "unpaid");

/** Facts of a card beside its orders. */
interface CardFacts {
  readonly payFirst: readonly DiningOption[];
  readonly balance: Cents;
}

function groupView(orders: readonly OrderWithLines[], { payFirst, balance }: CardFacts): TableGroup {
  const first = required(orders[0], "the first order of a card");
  return {
    table_id: first.table_id,
    table_title: first.table_title,
    floor: first.floor,
    delivery_type: first.delivery_type,
    accounts: accountViews(orders),
    orders: [...orders],
    order_ids: unpaidOf(orders).map((order) => order.id),
    pays_first: mayPayFirst(orders, payFirst),
    balance,
    billRequest: billRequestOf(orders),
  };
}

function accountViews(orders: readonly OrderWithLines[]): TableGroup["accounts"] {
  const byId = new Map(orders.map((order) => [order.account_id, order]));
  return [...byId.values()].map(
    ({ account_id: id, people, waiter_id, waiter_name, opened_at, ...order }) => ({
      id,
      people,
      waiter_id,
      waiter_name,
      opened_at,
      is_partly_paid: orders.some(
        (order) => order.account_id === id && order.bill_id !== null && order.payment_status === "unpaid",
      ),
      discount: discountView(order.bill_discount),
    }),
  );
}

function discountView(given: OrderWithLines["bill_discount"]): TableGroup["accounts"][number]["discount"] {
  if (given === null) return null;
  const { value, reason } = given;
  return value.type === "percentage"
    ? { percent: value.percent, amount: null, reason }
    : { percent: null, amount: value.amount, reason };
}

/**
 * Returns the newest request for the bill at the table; with two parties, the later one. Requests of accounts
 * that have paid do not count.
 */
function billRequestOf(orders: readonly OrderWithLines[]): TableGroup["billRequest"] {
  const owing = new Set(unpaidOf(orders).map(({ account_id }) => account_id));
  const requests = orders.flatMap(({ account_id, bill_request: status, bill_requested_at: date }) =>
    status === null || !owing.has(account_id) ? [] : [{ status, date }],
  );
  return requests.toSorted((a, b) => (b.date?.getTime() ?? 0) - (a.date?.getTime() ?? 0))[0] ?? null;
}

/** Sums up the open accounts from the cards themselves, so that both agree to the cent. */
export function readOpenFigures(
  ctx: StaffContext,
  bills: BillPorts,
): Promise<ResponseOf<typeof readOpenFiguresRoute>> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const { currency } = await readSettings(tx, ctx.now);
    const cards = await openCards(tx, bills, ctx.now);
    const unpaid = cards
      .filter(({ order_ids }) => order_ids.length > 0)
      .flatMap(({ accounts, table_title, delivery_type }) =>
        accounts.map(({ opened_at }) => ({ table_title, delivery_type, opened_at })),
      );
    const [oldest = null] = unpaid.toSorted((a, b) => a.opened_at.getTime() - b.opened_at.getTime());
    const amount = sumCents(cards.map(({ balance }) => balance));
    return { cards: cards.length, amount, oldest, currency, now: ctx.now };
  });
}

/** Tells open screens the current cards of changed orders and tables, whole. */
export const accountsChange = (bills: BillPorts) =>
  changeSource(accountsChanged, async (tx, { orderIds, tableIds }, now) => {
    const accounts = await accountsOfOrders(tx, orderIds);
    const ofAccounts = accounts.flatMap(({ table_id }) => (table_id === null ? [] : [table_id]));
    const accountIds = accounts.map(({ id }) => id);
    const groups = await openCards(tx, bills, now, { accountIds, tableIds: [...ofAccounts, ...tableIds] });
    return { account_ids: accountIds, order_ids: [...orderIds], groups };
  });

/** Reads settings and payment types for the open accounts and for charging. */
export function startOrders(ctx: StaffContext): Promise<ResponseOf<typeof ordersInit>> {
  return ctx.inTenant(async (tx) => {
    const { store, print } = await readSettings(tx, ctx.now);
    return { storeSettings: store, printSettings: print, paymentTypes: await readPaymentTypes(tx) };
  });
}
