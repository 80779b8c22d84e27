import type { listOrders, Order, OrderItem, TableGroup as WireGroup } from "../../../../contract/orders.ts";
import type { ResponseOf } from "../../../../contract/platform/define.ts";
import type { AccountId, CustomerId, OrderLineId, UserId } from "../../../../domain/ids.ts";
import type { Cents } from "../../../../domain/money/cents.ts";
import type { DiningOption } from "../../../../domain/orders/dining-option.ts";
import type { LineStatus } from "../../../../domain/orders/line-status.ts";
import type { OrderCustomerType, OrderSource } from "../../../../domain/orders/order-customer.ts";
import { orderStatus } from "../../../../domain/orders/order-status.ts";
import type { PaymentStatus } from "../../../../domain/orders/payment-status.ts";
import type { GroupableOrder, TableGroup } from "../../../../domain/orders/table-groups.ts";
import type { VoidReason } from "../../../../domain/orders/void-line.ts";

/** A line as a card shows it. */
export interface OpenLine {
  readonly id: OrderLineId;
  readonly title: string;
  /** Variant and add-ons, in the order in which they are shown. */
  readonly choices: readonly string[];
  readonly notes: string | null;
  /** Who at the table eats it. */
  readonly seat: number | null;
  readonly quantity: number;
  readonly status: LineStatus;
  /** Why it is given for free; null for what is sold. */
  readonly courtesy: string | null;
}

/** An order as a card shows it. Instants are milliseconds, so that an unchanged answer is the same object again. */
export interface OpenOrder extends GroupableOrder {
  readonly orderNo: number;
  readonly sentAt: number;
  readonly diningOption: DiningOption;
  readonly source: OrderSource;
  readonly customerType: OrderCustomerType;
  readonly customerId: CustomerId | null;
  readonly paymentStatus: PaymentStatus;
  readonly lines: readonly OpenLine[];
  /** Struck through: voided after a station had begun them. */
  readonly voided: readonly VoidedLine[];
}

/** A dish that is not paid for, with the reason. */
export interface VoidedLine {
  readonly id: OrderLineId;
  readonly title: string;
  readonly quantity: number;
  readonly reason: VoidReason;
}

/** One party: at a table there may be several. */
export interface Party {
  readonly id: AccountId;
  readonly people: number | null;
  readonly waiterId: UserId | null;
  readonly waiterName: string | null;
}

/** One card of the open accounts and of charging. `orderIds` are those that can still be acted on. */
export interface OpenAccount extends TableGroup<OpenOrder> {
  /** The same for as long as the account is open. */
  readonly key: string;
  readonly diningOption: DiningOption;
  readonly parties: readonly Party[];
  readonly openedAt: number;
  readonly balance: Cents;
  readonly billRequested: boolean;
}

export interface OpenAccounts {
  readonly accounts: readonly OpenAccount[];
  /** Milliseconds by which the server's clock is ahead of this device's. */
  readonly clockAhead: number;
}

/** The answer of GET /orders as the cards use it. `receivedAt` is this device's clock in milliseconds. */
export function openAccounts(reply: ResponseOf<typeof listOrders>, receivedAt: number): OpenAccounts {
  return { accounts: reply.groups.map(openAccount), clockAhead: reply.now.getTime() - receivedAt };
}

function openAccount(group: WireGroup): OpenAccount {
  const orders = group.orders.map(openOrder);
  return {
    key: group.table_id === null ? `account-${orders[0]?.accountId}` : `table-${group.table_id}`,
    tableId: group.table_id,
    tableTitle: group.table_title,
    floor: group.floor,
    diningOption: group.delivery_type,
    parties: group.accounts.map(({ id, people, waiter_id: waiterId, waiter_name: waiterName }) => ({
      id,
      people,
      waiterId,
      waiterName,
    })),
    orders,
    orderIds: group.order_ids,
    openedAt: Math.min(...orders.map((order) => order.sentAt)),
    balance: group.balance,
    billRequested: group.billRequest?.status === "REQUESTED",
  };
}

function openOrder(order: Order): OpenOrder {
  return {
    id: order.id,
    accountId: order.account_id,
    orderNo: order.order_no,
    tokenNo: order.token_no,
    status: order.status,
    tableId: order.table_id,
    tableTitle: order.table_title,
    floor: order.floor,
    sentAt: order.date.getTime(),
    diningOption: order.delivery_type,
    source: order.source,
    externalNumber: order.external_number,
    customerName: order.customer_name,
    customerType: order.customer_type,
    customerId: order.customer_id,
    paymentStatus: order.payment_status,
    lines: order.items.filter((line) => line.status !== "cancelled").map(openLine),
    voided: order.voided_items.map(({ id, item_title, variant_title, quantity, reason }) => ({
      id,
      quantity,
      reason,
      title: variant_title === null ? item_title : `${item_title}, ${variant_title}`,
    })),
  };
}

function openLine(line: OrderItem): OpenLine {
  const addons = line.addons.map((addon) => addon.title);
  return {
    id: line.id,
    title: line.item_title,
    choices: line.variant_title === null ? addons : [line.variant_title, ...addons],
    notes: line.notes,
    seat: line.seat,
    quantity: line.quantity,
    status: line.status,
    courtesy: line.courtesy?.reason ?? null,
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
      .map((order) => (holdsLine(order, lineId) ? orderWith(order, { lineId, status }) : order))
      .filter((order) => order.lines.length > 0);
    return orders.length > 0 ? [{ ...account, orders }] : [];
  });
}

function holdsLine(order: OpenOrder, lineId: OrderLineId): boolean {
  return order.lines.some((line) => line.id === lineId);
}

function orderWith(order: OpenOrder, { lineId, status }: LineChange): OpenOrder {
  const lines = order.lines
    .map((line) => (line.id === lineId ? { ...line, status } : line))
    .filter((line) => line.status !== "cancelled");
  return { ...order, lines, status: orderStatus(lines.map((line) => line.status)) };
}

/** How many people the parties of a card are together; null when nobody counted. */
export function peopleOf({ parties }: Pick<OpenAccount, "parties">): number | null {
  const people = parties.reduce((sum, party) => sum + (party.people ?? 0), 0);
  return people === 0 ? null : people;
}

/** Names of those who wait at the card's parties, each once. */
export function waiterNames({ parties }: Pick<OpenAccount, "parties">): string[] {
  return [...new Set(parties.map((party) => party.waiterName).filter((name) => name !== null))];
}

/** The lines that can still be voided or moved: those of unpaid orders. */
export function unpaidLines({ orders }: OpenAccount): OpenLine[] {
  return orders.filter((order) => order.paymentStatus === "unpaid").flatMap((order) => order.lines);
}

/** Names of the account's known customers, each once. */
export function customerNames({ orders }: OpenAccount): string[] {
  const names = orders.map((order) => order.customerName);
  return [...new Set(names.filter((name) => name !== null))];
}
