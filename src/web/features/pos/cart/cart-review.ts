import { type Cart, type CartLine, cartLine } from "../../../../domain/cart/cart.ts";
import { decideLine, type LineDecision } from "../../../../domain/cart/decide-line.ts";
import { mergeEqualLines } from "../../../../domain/cart/merge-lines.ts";
import type { MenuItemId, Uuid } from "../../../../domain/ids.ts";
import { findShortages, type Shortage } from "../../../../domain/inventory/find-shortages.ts";
import type { Cents } from "../../../../domain/money/cents.ts";
import { unreachable } from "../../../../domain/unreachable.ts";
import { chosenParts, comboParts } from "../menu/combo-parts.ts";
import type { PosMenu } from "../menu/pos-menu.ts";
import { cartRequirement, limitOf, portionsByItem } from "./cart-stock.ts";

/** Why a line cannot be sent. */
export type LineProblem =
  | { readonly kind: "unavailable" }
  | { readonly kind: "variant_required" }
  | {
      readonly kind: "modifier_missing" | "modifier_too_many";
      readonly group: string;
      readonly count: number;
    }
  | { readonly kind: "sold_out"; readonly remaining: number }
  | { readonly kind: "price_changed"; readonly price: Cents }
  | { readonly kind: "insufficient_stock"; readonly ingredient: string };

type MenuNow = Pick<PosMenu, "items" | "recipes" | "levels" | "limits">;

/**
 * Compares the cart with the menu as it is now: what was kept over a reload, loaded or refused by the server may
 * hold dishes that are gone, cost something else or are short. Lines without a problem are not in the map.
 */
export function reviewCart(cart: Pick<Cart, "lines">, menu: MenuNow): ReadonlyMap<Uuid, LineProblem> {
  const problems = new Map<Uuid, LineProblem>();
  const shortages = findShortages(cartRequirement(cart.lines, menu), menu.levels);
  const portions = portionsByItem(cart.lines);
  for (const line of cart.lines) {
    const problem =
      menuProblem(line, menu) ?? limitProblem(line, portions, menu) ?? stockProblem(line, menu, shortages);
    if (problem) problems.set(line.id, problem);
  }
  return problems;
}

/** The line takes title, price and tax of the menu as it is now; equal lines then merge. */
export function acceptMenuPrice(cart: Cart, menu: MenuNow, lineId: Uuid): Cart {
  const lines = cart.lines.map((line) => {
    const item = menu.items.get(line.menuItemId);
    if (line.id !== lineId || item === undefined) return line;
    const decision = decideMenuLine(line, menu);
    if (decision.ok || decision.reason !== "price_changed") return line;
    const { notes, quantity, variant, addons, seat, parts } = line;
    const current = {
      variant: item.variants.find((candidate) => candidate.id === variant?.id) ?? null,
      addons: item.addons.filter((addon) => addons.some((chosen) => chosen.id === addon.id)),
      parts: parts && comboParts(item, chosenParts(parts), menu.items),
    };
    return cartLine(line.id, item, { ...current, notes, quantity, seat });
  });
  return { ...cart, lines: mergeEqualLines(lines) };
}

/** The server's rule, applied to the menu that this till has. */
function decideMenuLine(line: CartLine, { items }: MenuNow): LineDecision {
  const sellable = (id: MenuItemId) => {
    const item = items.get(id);
    return item && { ...item, isSellable: true };
  };
  return decideLine(
    {
      variantId: line.variant?.id ?? null,
      addonIds: line.addons.map((addon) => addon.id),
      shownPrice: line.unitPrice,
      parts: line.parts && chosenParts(line.parts),
    },
    sellable(line.menuItemId),
    sellable,
  );
}

function menuProblem(line: CartLine, menu: MenuNow): LineProblem | undefined {
  const decision = decideMenuLine(line, menu);
  if (decision.ok) return undefined;
  switch (decision.reason) {
    case "item_unavailable":
      return { kind: "unavailable" };
    case "variant_required":
      return { kind: "variant_required" };
    case "modifier_missing":
    case "modifier_too_many":
      return { kind: decision.reason, group: decision.group, count: decision.count };
    case "price_changed":
      return { kind: "price_changed", price: decision.current };
    default:
      return unreachable(decision);
  }
}

/** Sold out, or more of the dish or of a part in the whole cart than are left. */
function limitProblem(
  line: CartLine,
  portions: ReadonlyMap<MenuItemId, number>,
  menu: MenuNow,
): LineProblem | undefined {
  const limit = limitOf(line, portions, menu);
  return limit && { kind: "sold_out", remaining: limit.remaining };
}

function stockProblem(
  line: CartLine,
  menu: MenuNow,
  shortages: readonly Shortage[],
): LineProblem | undefined {
  if (shortages.length === 0) return undefined;
  const needs = cartRequirement([line], menu);
  const shortage = shortages.find(({ inventoryItemId }) => (needs.get(inventoryItemId) ?? 0) > 0);
  return shortage ? { kind: "insufficient_stock", ingredient: shortage.title } : undefined;
}
