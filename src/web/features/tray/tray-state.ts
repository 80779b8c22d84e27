import type { TrayDish, TrayOrder } from "../../../contract/tray.ts";
import type { OrderLineId } from "../../../domain/ids.ts";

/** What the button in the top bar tells. */
export interface TrayCount {
  /** Orders with something that nobody else fetches. */
  readonly orders: number;
  readonly hasLate: boolean;
}

/** Whether the person has something to do with the dish: nobody else is on the way. */
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

/** Who goes for an order. `part`: some of its dishes are still free. */
export type TrayStatus =
  | { readonly kind: "free" }
  | { readonly kind: "mine" }
  | { readonly kind: "part" }
  | { readonly kind: "other"; readonly name: string };

/** Who goes for the dishes of an order. */
export function trayStatus({ items }: TrayOrder): TrayStatus {
  if (items.every((dish) => dish.claimed_by === null)) return { kind: "free" };
  if (items.every((dish) => dish.claimed_by_me)) return { kind: "mine" };
  const other = items.find((dish) => dish.claimed_by !== null && !dish.claimed_by_me);
  return items.some((dish) => dish.claimed_by === null) || other?.claimed_by == null
    ? { kind: "part" }
    : { kind: "other", name: other.claimed_by };
}

/** The dishes of an order that the person can say they fetch, and those that they can hand over. */
export function dishesToClaim({ items }: TrayOrder): OrderLineId[] {
  return items.filter((dish) => dish.claimed_by === null).map((dish) => dish.id);
}

/** What the person can hand over: everything that nobody else carries. */
export function dishesToServe({ items }: TrayOrder): OrderLineId[] {
  return items.filter(isOpen).map((dish) => dish.id);
}

/** Orders with a dish that was not there before and that is for this person to carry. */
export function newlyReady(orders: readonly TrayOrder[], known: ReadonlySet<OrderLineId>): TrayOrder[] {
  return orders.filter((order) => order.items.some((dish) => isOpen(dish) && !known.has(dish.id)));
}
