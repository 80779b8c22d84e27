import type { OrderLineId } from "#platform/domain/ids.ts";
import type { TrayDish, TrayOrder } from "../contract/tray.ts";

/** What the button in the top bar shows. */
export interface TrayCount {
  /** Orders with a dish that nobody else has claimed. */
  readonly orders: number;
  readonly hasLate: boolean;
}

/** Whether nobody else has claimed the dish. */
function isOpen(dish: TrayDish): boolean {
  return dish.claimed_by === null || dish.claimed_by_me;
}

/** How many orders wait for this person, and whether one of them for too long. */
export function trayCount(orders: readonly TrayOrder[]): TrayCount {
  const open = orders.filter((order) => order.items.some(isOpen));
  return {
    orders: open.length,
    hasLate: open.some((order) => order.items.some((dish) => dish.late && dish.claimed_by === null)),
  };
}

/** Who has claimed an order. `part`: some of its dishes are still free. */
export type TrayStatus =
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

/** The dishes that nobody has claimed yet. */
export function dishesToClaim({ items }: TrayOrder): OrderLineId[] {
  return items.filter((dish) => dish.claimed_by === null).map((dish) => dish.id);
}

/** The dishes that this person can serve: all that nobody else has claimed. */
export function dishesToServe({ items }: TrayOrder): OrderLineId[] {
  return items.filter(isOpen).map((dish) => dish.id);
}

/** Orders with a dish that was not there before and that is for this person to carry. */
export function newlyReady(orders: readonly TrayOrder[], known: ReadonlySet<OrderLineId>): TrayOrder[] {
  return orders.filter((order) => order.items.some((dish) => isOpen(dish) && !known.has(dish.id)));
}
