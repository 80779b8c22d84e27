import type { ResponseOf } from "#platform/contract/define.ts";
import type { OrderLineId } from "#platform/domain/ids.ts";
import { choiceTexts } from "#platform/web/choices-text.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatList, formatPlainNumber } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { listOrders, Order, OrderItem, TableGroup } from "../../contract/orders.ts";
import type { LineStatus } from "../../domain/line-status.ts";
import { orderStatus } from "../../domain/order-status.ts";

/** Minutes after which a party's long stay is marked. */
export const LONG_STAY_MINUTES = 120;

/** One card of the open accounts and of the charge screen: a table group with fields that only screens need. */
export interface OpenAccount extends TableGroup {
  /** Stays the same while the account is open. */
  readonly key: string;
  /** Time of its first order, in milliseconds. */
  readonly openedAt: number;
}

export interface OpenAccounts {
  readonly accounts: readonly OpenAccount[];
  /** Milliseconds by which the server's clock is ahead of this device's. */
  readonly clockAhead: number;
  /** Number of the newest event that the answer contains. */
  readonly seq: number;
}

/** Converts the answer of GET /orders for the cards. `receivedAt` is this device's clock in milliseconds. */
export function openAccounts(orders: ResponseOf<typeof listOrders>, receivedAt: number): OpenAccounts {
  const { groups, now, seq } = orders;
  return { accounts: groups.map(openAccount), clockAhead: now.getTime() - receivedAt, seq };
}

/** Converts a table group for its card. */
export function openAccount(group: TableGroup): OpenAccount {
  const { table_id, orders } = group;
  return {
    ...group,
    key: table_id === null ? `account-${orders[0]?.account_id}` : `table-${table_id}`,
    openedAt: Math.min(...orders.map((order) => order.date.getTime())),
  };
}

interface LineChange {
  readonly lineId: OrderLineId;
  readonly status: LineStatus;
}

/**
 * Returns the accounts with one line in its new status, as the server will send them: cancelled lines are gone,
 * and so are orders and accounts without a line. Every other account stays the same object. The balance waits for
 * the server.
 */
export function withLineStatus(
  accounts: readonly OpenAccount[],
  { lineId, status }: LineChange,
): readonly OpenAccount[] {
  return accounts.flatMap((account) => {
    if (!account.orders.some((order) => holdsLine(order, lineId))) return [account];
    const orders = account.orders
      .map((order) => (holdsLine(order, lineId) ? orderWithLineStatus(order, { lineId, status }) : order))
      .filter((order) => order.items.length > 0);
    return orders.length > 0 ? [{ ...account, orders }] : [];
  });
}

function holdsLine(order: Order, lineId: OrderLineId): boolean {
  return order.items.some((line) => line.id === lineId);
}

function orderWithLineStatus(order: Order, { lineId, status }: LineChange): Order {
  const items = order.items
    .map((line) => (line.id === lineId ? { ...line, status } : line))
    .filter((line) => line.status !== "cancelled");
  return { ...order, items, status: orderStatus(items.map((line) => line.status)) };
}

/** Returns variant and add-ons of a line in display order. */
export function choicesOf({ variant_title, addons }: OrderItem): string[] {
  return choiceTexts(variant_title, addons);
}

/** Tells whether the guests wait for the bill and nobody has acknowledged it yet. */
export function isBillRequested({ billRequest }: Pick<OpenAccount, "billRequest">): boolean {
  return billRequest?.status === "REQUESTED";
}

/** Tells whether the account has ended: everything is paid and nothing is left to hand over. */
export function isOver({ order_ids, pays_first }: Pick<OpenAccount, "order_ids" | "pays_first">): boolean {
  return order_ids.length === 0 && !pays_first;
}

/** Adds up the people of a card's parties; null when nobody counted. */
export function peopleOf({ accounts }: Pick<OpenAccount, "accounts">): number | null {
  const people = accounts.reduce((sum, party) => sum + (party.people ?? 0), 0);
  return people === 0 ? null : people;
}

/** Returns the names of the waiters of a card's parties, each once. */
export function waiterNames({ accounts }: Pick<OpenAccount, "accounts">): string[] {
  return [...new Set(accounts.map((party) => party.waiter_name).filter((name) => name !== null))];
}

/** Returns the lines that can still be voided or moved: those of unpaid orders. */
export function unpaidLines({ orders }: OpenAccount): OrderItem[] {
  return orders.filter((order) => order.payment_status === "unpaid").flatMap((order) => order.items);
}

/** Returns the names of the account's known customers, each once. */
export function customerNames({ orders }: OpenAccount): string[] {
  const names = orders.map((order) => order.customer_name);
  return [...new Set(names.filter((name) => name !== null))];
}

/**
 * Returns the parties of a card that can be merged: something of theirs is unpaid, and none of it is being paid
 * in parts.
 */
export function mergeableParties({ accounts, orders }: OpenAccount): OpenAccount["accounts"] {
  return accounts.filter(
    (party) =>
      !party.is_partly_paid &&
      orders.some((order) => order.account_id === party.id && order.payment_status === "unpaid"),
  );
}

/** Statuses that staff can set on the open accounts (operations §4). */
const settableStatuses = ["preparing", "completed", "delivered", "cancelled"] as const;
export type SettableStatus = (typeof settableStatuses)[number];

/** Changes of line status on their way to the server carry this key. */
export const lineChangeKey = ["orders", "line-status"] as const;

/** Tells whether the variables of a pending mutation are a line change sent by `useChangeLine`. */
export function isLineChange(variables: unknown): variables is LineChange & { status: SettableStatus } {
  return (
    typeof variables === "object" && variables !== null && "lineId" in variables && "status" in variables
  );
}

/** Names an account: by its table, else by the dining option and the token. */
export function accountName(account: OpenAccount, t: Translate): string {
  if (account.table_title !== null) return account.table_title;
  const tokens = formatList(account.orders.map((order) => formatPlainNumber(order.token_no)));
  return t("orders.card.number_of", { option: t(`common.dining.${account.delivery_type}`), tokens });
}

/** Returns the name with the customer, which tells accounts without a table apart. */
export function accountWithCustomer(account: OpenAccount, t: Translate): string {
  const customers = account.table_id === null ? customerNames(account) : [];
  return factsText([accountName(account, t), ...customers]);
}
