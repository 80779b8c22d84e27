import type { OfferHours } from "#core/settings/domain/offer-hours.ts";
import { findShortages, type Shortage } from "#inventory/inventory/domain/recipe.ts";
import { takenAddons } from "#menu/menu/domain/modifier-group.ts";
import { NOTHING_IN_FORCE } from "#menu/price-rules/domain/offer-at.ts";
import type { MenuItemId, Uuid } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import { type Cart, type CartLine, cartLine } from "#service/cart/domain/cart.ts";
import {
  decideOfferedLine,
  type OfferedLineDecision,
  offersOfSale,
} from "#service/cart/domain/decide-offered-line.ts";
import { mergeEqualLines } from "#service/cart/domain/edit-cart.ts";
import { chosenParts, comboParts } from "../combo/combo-parts.ts";
import type { PosMenu } from "../menu/pos-menu.ts";
import { cartRequirement, limitOf, portionsByItem } from "./cart-stock.ts";

/** Reason why a line cannot be sent. */
export type LineProblem =
  | { readonly kind: "unavailable" }
  | { readonly kind: "variant_required" }
  | {
      readonly kind: "modifier_missing" | "modifier_too_many";
      readonly group: string;
      readonly count: number;
    }
  | { readonly kind: "addon_too_often"; readonly addon: string; readonly count: number }
  | { readonly kind: "sold_out"; readonly remaining: number }
  | { readonly kind: "not_offered"; readonly hours: readonly OfferHours[] }
  | { readonly kind: "price_changed"; readonly price: Cents }
  | { readonly kind: "insufficient_stock"; readonly ingredient: string };

type MenuNow = Pick<PosMenu, "items" | "recipes" | "levels" | "limits" | "offers" | "offered">;
type ReviewedCart = Pick<Cart, "lines" | "seenAt">;

/**
 * Compares the cart with the current menu. A cart that was stored, loaded or refused may contain dishes that are gone, cost
 * something else or are short. Lines without a problem are not in the map.
 */
export function reviewCart(cart: ReviewedCart, menu: MenuNow): ReadonlyMap<Uuid, LineProblem> {
  const problems = new Map<Uuid, LineProblem>();
  const shortages = findShortages(cartRequirement(cart.lines, menu), menu.levels);
  const portions = portionsByItem(cart.lines);
  for (const line of cart.lines) {
    const problem =
      menuProblem(line, menu, cart.seenAt) ??
      limitProblem(line, portions, menu) ??
      stockProblem(line, menu, shortages);
    if (problem) problems.set(line.id, problem);
  }
  return problems;
}

/** Updates a line to the current title, price and tax of the menu; equal lines then merge. */
export function acceptMenuPrice(cart: Cart, menu: MenuNow, lineId: Uuid): Cart {
  return withMenuPrices(cart, menu, (line) => line.id === lineId);
}

/**
 * Updates the prices of all lines for which `isAffected`, given the current price, returns true. The other lines stay the same
 * objects.
 */
export function withMenuPrices(
  cart: Cart,
  menu: MenuNow,
  isAffected: (line: CartLine, price: Cents) => boolean,
): Cart {
  const lines = cart.lines.map((line) => {
    const item = menu.items.get(line.menuItemId);
    const decision = decideMenuLine(line, menu, null);
    if (item === undefined || (!decision.ok && decision.reason !== "price_changed")) return line;
    const { notes, quantity, variant, addons, seat, course, takenBy, takerName, parts } = line;
    const current = {
      variant: item.variants.find((candidate) => candidate.id === variant?.id) ?? null,
      addons: takenAddons(
        item.addons,
        addons.map((addon) => addon.id),
      ),
      parts: parts && comboParts(item, chosenParts(parts), menu.items),
    };
    const choice = { ...current, notes, quantity, seat, course };
    const priced = { ...cartLine(line.id, item, choice), takenBy, takerName };
    return priced.unitPrice !== line.unitPrice && isAffected(line, priced.unitPrice) ? priced : line;
  });
  return { ...cart, lines: mergeEqualLines(lines) };
}

/** Applies the server's rule to this till's menu. */
function decideMenuLine(
  line: CartLine,
  { items, offers, offered }: MenuNow,
  seenAt: Date | null | undefined,
): OfferedLineDecision {
  const sellable = (id: MenuItemId) => {
    const item = (offered?.list ?? items).get(id);
    return item && { ...item, isSellable: true };
  };
  const seen =
    offered && seenAt
      ? offersOfSale(offers, { now: offered.at, seenAt: seenAt.getTime() }, offered.way)
      : offered?.sale;
  return decideOfferedLine(
    {
      variantId: line.variant?.id ?? null,
      addonIds: line.addons.map((addon) => addon.id),
      shownPrice: line.unitPrice,
      parts: line.parts && chosenParts(line.parts),
    },
    sellable(line.menuItemId),
    seen ?? [NOTHING_IN_FORCE],
    sellable,
  );
}

function menuProblem(
  line: CartLine,
  menu: MenuNow,
  seenAt: Date | null | undefined,
): LineProblem | undefined {
  const decision = decideMenuLine(line, menu, seenAt);
  if (decision.ok) return undefined;
  switch (decision.reason) {
    case "item_unavailable":
      return { kind: "unavailable" };
    case "variant_required":
      return { kind: "variant_required" };
    case "modifier_missing":
    case "modifier_too_many":
      return { kind: decision.reason, group: decision.group, count: decision.count };
    case "addon_too_often":
      return { kind: decision.reason, addon: decision.addon, count: decision.count };
    case "not_offered":
      return { kind: decision.reason, hours: decision.hours };
    case "price_changed":
      return { kind: "price_changed", price: decision.current };
    default:
      return unreachable(decision);
  }
}

/** Returns a problem if the item or a part is sold out, or if the whole cart has more of it than is left. */
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
