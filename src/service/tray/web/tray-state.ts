import type { OrderLineId } from "#platform/domain/ids.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { TrayDish, TrayOrder } from "../contract/tray.ts";

interface TrayCount {
  /** Number of orders with a dish that nobody else has claimed. */
  readonly orders: number;
  readonly hasLate: boolean;
  /** Time since which the first of them waits (ms); null without orders. */
  readonly since: number | null;
}

/** Tells whether nobody else has claimed the dish. */
function isOpen(dish: TrayDish): boolean {
  return dish.claimed_by === null || dish.claimed_by_me;
}

/** Counts the orders for this person and tells whether one is late. */
export function trayCount(orders: readonly TrayOrder[]): TrayCount {
  const open = orders.filter((order) => order.items.some(isOpen));
  return {
    orders: open.length,
    hasLate: open.some((order) => order.items.some((dish) => dish.late && dish.claimed_by === null)),
    since: open.length === 0 ? null : Math.min(...open.map(readySince)),
  };
}

/** Returns since when the first dish of an order that this person may carry is ready (ms). */
function readySince({ items }: TrayOrder): number {
  return Math.min(...items.filter(isOpen).map(({ ready_at }) => ready_at.getTime()));
}

/** Claim on an order; `part` means that some of its dishes are still free. */
type TrayStatus =
  | { readonly kind: "free" }
  | { readonly kind: "mine" }
  | { readonly kind: "part" }
  | { readonly kind: "other"; readonly name: string };

export function trayStatus({ items }: TrayOrder): TrayStatus {
  if (items.every((dish) => dish.claimed_by === null)) return { kind: "free" };
  if (items.every((dish) => dish.claimed_by_me)) return { kind: "mine" };
  const other = items.find((dish) => dish.claimed_by !== null && !dish.claimed_by_me);
  return items.some((dish) => dish.claimed_by === null) || other?.claimed_by == null
    ? { kind: "part" }
    : { kind: "other", name: other.claimed_by };
}

/** Returns the dishes that nobody has claimed yet. */
export function dishesToClaim({ items }: TrayOrder): OrderLineId[] {
  return items.filter((dish) => dish.claimed_by === null).map((dish) => dish.id);
}

/** Returns the dishes that nobody else has claimed and this person can serve. */
export function dishesToServe({ items }: TrayOrder): OrderLineId[] {
  return items.filter(isOpen).map((dish) => dish.id);
}

/** Returns the orders with a new dish for this person. */
export function newlyReady(orders: readonly TrayOrder[], known: ReadonlySet<OrderLineId>): TrayOrder[] {
  return orders.filter((order) => order.items.some((dish) => isOpen(dish) && !known.has(dish.id)));
}

/** Names the destination of an order: table and floor, or its dining option. */
export function trayPlace(order: TrayOrder, t: Translate): string {
  const { table_title: table, floor } = order;
  if (table === null) return t(`common.dining.${order.delivery_type}`);
  return floor === null ? table : t("tray.place", { table, floor });
}
