import type { AccountId, OrderId, TableId } from "#platform/domain/ids.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { type OrderFilter, type OrderStatus, orderStatus, passesFilter } from "./order-status.ts";

/** The fields of an order that grouping and search use. */
export interface GroupableOrder {
  readonly id: OrderId;
  readonly account_id: AccountId;
  readonly token_no: number;
  readonly status: OrderStatus;
  readonly table_id: TableId | null;
  readonly table_title: string | null;
  readonly floor: string | null;
  readonly customer_name: string | null;
  /** Order number of the delivery platform, which its rider asks for. */
  readonly external_number: string | null;
}

/** One card of the open accounts: a table with the orders of its open accounts, or one account without a table. */
export interface TableGroup<Order extends GroupableOrder> {
  readonly table_id: TableId | null;
  readonly table_title: string | null;
  readonly floor: string | null;
  readonly orders: readonly Order[];
  readonly order_ids: readonly OrderId[];
}

/** Groups orders by table, those without one by account, in the order in which each group first appears. */
export function tableGroups<Order extends GroupableOrder>(orders: readonly Order[]): TableGroup<Order>[] {
  const groups = new Map<string, Order[]>();
  for (const order of orders) {
    const key = order.table_id === null ? `account ${order.account_id}` : `table ${order.table_id}`;
    const members = groups.get(key);
    if (members === undefined) groups.set(key, [order]);
    else members.push(order);
  }
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    if (first === undefined) return [];
    const { table_id, table_title, floor } = first;
    return [{ table_id, table_title, floor, orders: members, order_ids: members.map((order) => order.id) }];
  });
}

/**
 * Tells whether the card passes the filter and the search over table, floor, tokens, customers (operations §2)
 * and platform numbers (case and accents ignored). The filter looks at all orders of the card together, because
 * the account is charged as a whole: each card is under one filter, and the filters add up to all.
 */
export function isGroupShown<Order extends GroupableOrder>(
  group: TableGroup<Order>,
  filter: OrderFilter,
  search: string,
): boolean {
  if (!passesFilter(orderStatus(group.orders.map((order) => order.status)), filter)) return false;
  const wanted = searchText(search);
  if (wanted === "") return true;
  const texts = [group.table_title, group.floor];
  for (const order of group.orders)
    texts.push(String(order.token_no), order.customer_name, order.external_number);
  return texts.some((text) => text !== null && searchText(text).includes(wanted));
}

/** Sorts cards whose name equals the search first ("Mesa 1" before "Mesa 10"); the others keep their order. */
export function namedFirst<Group extends TableGroup<GroupableOrder>>(
  groups: readonly Group[],
  search: string,
): Group[] {
  const wanted = searchText(search);
  const isNamed = ({ table_title: title, orders }: Group) =>
    orders.some(({ token_no: token, customer_name: customer }) =>
      [title, String(token), customer].some((text) => text !== null && searchText(text) === wanted),
    );
  return wanted === "" ? [...groups] : groups.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
}
