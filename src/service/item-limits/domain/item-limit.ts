import type { MenuItemId } from "#platform/domain/ids.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";

/** Largest number a countdown may start at. */
export const LIMIT_MAX = 9999;

/** Until when an item is limited: until the next business day begins, or until somebody tells otherwise. */
export const limitEnds = ["tomorrow", "told"] as const;
export type LimitEnd = (typeof limitEnds)[number];

/** How often an item can still be sold; 0 is sold out. */
export interface ItemLimit {
  readonly remaining: number;
  /** First business day on which the limit is gone; null until told. */
  readonly availableOn: BusinessDate | null;
}

/** Portions per item for those that are limited now. An item that is not in it is sold freely. */
export type RemainingPortions = ReadonlyMap<MenuItemId, number>;

/** Whether the limit still counts on this business day (it resets at the start of its day). */
export function isLimitActive(limit: ItemLimit, today: BusinessDate): boolean {
  return limit.availableOn === null || today < limit.availableOn;
}

export type PortionsDecision =
  | {
      readonly ok: true;
      /** What to take from the countdowns, by item id ascending. */
      readonly taken: RemainingPortions;
    }
  | {
      readonly ok: false;
      readonly reason: "item_sold_out";
      readonly itemId: MenuItemId;
      readonly remaining: number;
    };

/**
 * Whether the lines together stay within what is left of each limited item. Several lines of one item (other
 * variants, other notes) count together. Refused by the first line of which too little is left.
 */
export function decidePortions(
  lines: readonly { readonly menuItemId: MenuItemId; readonly quantity: number }[],
  left: RemainingPortions,
): PortionsDecision {
  const wantedPortions = new Map<MenuItemId, number>();
  for (const { menuItemId, quantity } of lines)
    if (left.has(menuItemId))
      wantedPortions.set(menuItemId, (wantedPortions.get(menuItemId) ?? 0) + quantity);
  for (const [itemId, quantity] of wantedPortions) {
    const remaining = left.get(itemId) ?? 0;
    if (quantity > remaining) return { ok: false, reason: "item_sold_out", itemId, remaining };
  }
  return { ok: true, taken: new Map([...wantedPortions].toSorted(([a], [b]) => a - b)) };
}
