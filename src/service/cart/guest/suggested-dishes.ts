import type { WireItem } from "#service/guest-menu/guest/page-data.ts";
import { hasChoices } from "./menu-sale.ts";

/** More would be a second menu. */
const MOST = 3;

type Suggestible = Pick<
  WireItem,
  "id" | "availability" | "goes_with" | "is_highlighted" | "variants" | "addons" | "combo"
>;

/**
 * Returns at most three dishes that go with a cart: what was most often ordered with its dishes, the one that goes with most of
 * them first; where that is nothing, the restaurant's highlights. Only what is there now, asks for no choice and is not in the cart.
 * Empty while the restaurant suggests nothing: then no dish names others.
 */
export function suggestedDishes<Item extends Suggestible>(
  items: readonly Item[],
  lines: readonly { readonly id: number }[],
): Item[] {
  if (lines.length === 0 || items.every(({ goes_with }) => goes_with.length === 0)) return [];
  const inCart = new Set<number>(lines.map(({ id }) => id));
  const votes = new Map<number, number>();
  for (const { id, goes_with } of items)
    if (inCart.has(id)) for (const other of goes_with) votes.set(other, (votes.get(other) ?? 0) + 1);
  const possible = items.filter(
    (item) => item.availability === "available" && !inCart.has(item.id) && !hasChoices(item),
  );
  const paired = possible
    .filter(({ id }) => votes.has(id))
    .toSorted((one, other) => (votes.get(other.id) ?? 0) - (votes.get(one.id) ?? 0));
  const highlights = possible.filter((item) => item.is_highlighted);
  return (paired.length > 0 ? paired : highlights).slice(0, MOST);
}
