import { isToBeMade } from "#service/orders/domain/line-change.ts";
import type { ShownTicket } from "../ticket/shown-ticket.ts";

/** How many of one dish the open tickets ask for. */
export interface DishCount {
  /** Title and variant: the same for the same dish. */
  readonly key: string;
  readonly title: string;
  readonly variant: string | null;
  readonly waiting: number;
  readonly preparing: number;
}

/** What is to be made now over all tickets, the largest count first. Add-ons and notes are ignored. */
export function countOpenDishes(tickets: readonly ShownTicket[]): DishCount[] {
  const dishes = new Map<string, DishCount>();
  const lines = tickets.filter((ticket) => ticket.state === "open").flatMap((ticket) => ticket.lines);
  for (const { item_title: title, variant_title: variant, quantity, status, isHeld } of lines) {
    if (isHeld || !isToBeMade(status)) continue;
    const key = JSON.stringify([title, variant]);
    const dish = dishes.get(key) ?? { key, title, variant, waiting: 0, preparing: 0 };
    dishes.set(key, {
      ...dish,
      waiting: dish.waiting + (status === "created" ? quantity : 0),
      preparing: dish.preparing + (status === "preparing" ? quantity : 0),
    });
  }
  const count = (dish: DishCount) => dish.waiting + dish.preparing;
  return [...dishes.values()].toSorted((a, b) => count(b) - count(a) || a.title.localeCompare(b.title, "es"));
}
