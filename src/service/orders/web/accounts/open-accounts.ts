import type { ResponseOf } from "#platform/contract/define.ts";
import type { OrderLineId } from "#platform/domain/ids.ts";
import type { listOrders, Order, OrderItem, TableGroup } from "../../contract/orders.ts";
import type { LineStatus } from "../../domain/line-status.ts";
import { orderStatus } from "../../domain/order-status.ts";

/** A party that sits for so long, in minutes, is shown as such: an account is not a dish. */
export const LONG_STAY_MINUTES = 120;

/** One card of the open accounts and of charging: a table group, and what only a screen needs of it. */
export interface OpenAccount extends TableGroup {
  /** The same for as long as the account is open. */
  readonly key: string;
  /** When its first order was sent, in milliseconds. */
  readonly openedAt: number;
}

export interface OpenAccounts {
  readonly accounts: readonly OpenAccount[];
  /** Milliseconds by which the server's clock is ahead of this device's. */
  readonly clockAhead: number;
  /** Number of the newest event that the answer contained. */
  readonly seq: number;
}

/** The answer of GET /orders as the cards use it. `receivedAt` is this device's clock in milliseconds. */
export function openAccounts(orders: ResponseOf<typeof listOrders>, receivedAt: number): OpenAccounts {
  const { groups, now, seq } = orders;
  return { accounts: groups.map(openAccount), clockAhead: now.getTime() - receivedAt, seq };
}

/** A table group as its card uses it. */
export function openAccount(group: TableGroup): OpenAccount {
  const { table_id, orders } = group;
  return {
    ...group,
    key: table_id === null ? `account-${orders[0]?.account_id}` : `table-${table_id}`,
    openedAt: Math.min(...orders.map((order) => order.date.getTime())),
  };
}

/** A line's new status. */
export interface LineChange {
  readonly lineId: OrderLineId;
  readonly status: LineStatus;
}

/**
 * The accounts with one line in its new status, as the server will tell them: what is cancelled is not shown, nor an
 * order or account without a line. Every other account stays the same object. The balance waits for the server.
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

/** Variant and add-ons of a line, in the order in which they are shown. */
export function choicesOf({ variant_title, addons }: OrderItem): string[] {
  const titles = addons.map((addon) => addon.title);
  return variant_title === null ? titles : [variant_title, ...titles];
}

/** Whether the guests wait for the bill: nobody has seen their wish yet. */
export function isBillRequested({ billRequest }: Pick<OpenAccount, "billRequest">): boolean {
  return billRequest?.status === "REQUESTED";
}

/** Whether it has ended: everything is paid, and nothing has still to be handed over. */
export function isOver({ order_ids, pays_first }: Pick<OpenAccount, "order_ids" | "pays_first">): boolean {
  return order_ids.length === 0 && !pays_first;
}

/** How many people the parties of a card are together; null when nobody counted. */
export function peopleOf({ accounts }: Pick<OpenAccount, "accounts">): number | null {
  const people = accounts.reduce((sum, party) => sum + (party.people ?? 0), 0);
  return people === 0 ? null : people;
}

/** Names of those who wait at the card's parties, each once. */
export function waiterNames({ accounts }: Pick<OpenAccount, "accounts">): string[] {
  return [...new Set(accounts.map((party) => party.waiter_name).filter((name) => name !== null))];
}

/** The lines that can still be voided or moved: those of unpaid orders. */
export function unpaidLines({ orders }: OpenAccount): OrderItem[] {
  return orders.filter((order) => order.payment_status === "unpaid").flatMap((order) => order.items);
}

/** Names of the account's known customers, each once. */
export function customerNames({ orders }: OpenAccount): string[] {
  const names = orders.map((order) => order.customer_name);
  return [...new Set(names.filter((name) => name !== null))];
}

/** The parties of a card that can be merged: something of theirs is to be paid, and none of it is being paid in parts. */
export function mergeableParties({ accounts, orders }: OpenAccount): OpenAccount["accounts"] {
  return accounts.filter(
    (party) =>
      !party.is_partly_paid &&
      orders.some((order) => order.account_id === party.id && order.payment_status === "unpaid"),
  );
}
