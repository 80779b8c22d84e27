import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import { type CountedStock, countedStock, type ItemEntries, postedDifference } from "./counted-stock.ts";

/** An ingredient at the moment of closing. */
export interface ItemToClose<Id> extends ItemEntries {
  readonly id: Id;
  /** Quantity in the ledger now. */
  readonly current: Thousandths;
}

export interface ClosedItem<Id> extends CountedStock {
  readonly id: Id;
  /** Quantity that is moved: less than the difference when less is left than is missing. */
  readonly posted: Thousandths;
}

type CloseDecision<Id> =
  | { readonly ok: true; readonly items: readonly ClosedItem<Id>[]; readonly raises: boolean }
  | { readonly ok: false; readonly reason: "nothing_counted" | "reason_required" };

/** Returns the movements that closing would make now; ingredients that nobody counted stay as they are and are left out. */
function itemsToPost<Id>(items: readonly ItemToClose<Id>[]): ClosedItem<Id>[] {
  return items.flatMap((item) => {
    const stock = countedStock(item);
    if (stock === null) return [];
    return [{ id: item.id, ...stock, posted: postedDifference(stock.difference, item.current) }];
  });
}

/**
 * Tells whether a count can be closed. `raises` says that it increases stock, which only a count may do: that needs a reason
 * here and a manager's approval from the caller (docs/decisions/0060).
 */
export function decideCloseCount<Id>(
  items: readonly ItemToClose<Id>[],
  hasReason: boolean,
): CloseDecision<Id> {
  const toPost = itemsToPost(items);
  if (toPost.length === 0) return { ok: false, reason: "nothing_counted" };
  const raises = toPost.some(({ posted }) => posted > 0);
  return raises && !hasReason
    ? { ok: false, reason: "reason_required" }
    : { ok: true, items: toPost, raises };
}
