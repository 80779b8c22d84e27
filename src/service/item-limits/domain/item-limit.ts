import type { MenuItemId } from "#platform/domain/ids.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";

/** Largest number a countdown may start at. */
export const LIMIT_MAX = 9999;

/** A limit ends with the next business day or when somebody ends it. */
export const limitEnds = ["tomorrow", "told"] as const;
export type LimitEnd = (typeof limitEnds)[number];

/** Number of portions that can still be sold; 0 is sold out. */
export interface ItemLimit {
  readonly remaining: number;
  /** First business day without the limit; null if somebody has to end it. */
  readonly availableOn: BusinessDate | null;
}

/** Portions left of each limited item. Items without an entry are unlimited. */
export type RemainingPortions = ReadonlyMap<MenuItemId, number>;

/** Tells whether the limit applies on this business day; it ends when its day begins. */
export function isLimitActive(limit: ItemLimit, today: BusinessDate): boolean {
  return limit.availableOn === null || today < limit.availableOn;
}

type PortionsDecision =
  | {
      readonly ok: true;
      /** Portions to take from each countdown, sorted by item id. */
      readonly taken: RemainingPortions;
    }
  | {
      readonly ok: false;
      readonly reason: "item_sold_out";
      readonly itemId: MenuItemId;
      readonly remaining: number;
    };

/**
 * Decides whether the lines stay within the portions left. Lines of the same item count together, whatever their variant or
 * notes. The first item with too few portions refuses.
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
