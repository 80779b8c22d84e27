import type { OfferHours } from "#core/settings/domain/offer-hours.ts";
import { findShortages, type Shortage } from "#inventory/inventory/domain/find-shortages.ts";
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
import { mergeEqualLines } from "#service/cart/domain/merge-lines.ts";
import { chosenParts, comboParts } from "../combo/combo-parts.ts";
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
  | { readonly kind: "not_offered"; readonly hours: readonly OfferHours[] }
  | { readonly kind: "price_changed"; readonly price: Cents }
  | { readonly kind: "insufficient_stock"; readonly ingredient: string };

type MenuNow = Pick<PosMenu, "items" | "recipes" | "levels" | "limits" | "offers" | "offered">;
type ReviewedCart = Pick<Cart, "lines" | "seenAt">;

/**
 * Compares the cart with the menu as it is now: what was kept over a reload, loaded or refused by the server may
 * hold dishes that are gone, cost something else or are short. Lines without a problem are not in the map.
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

/** The line takes title, price and tax of the menu as it is now; equal lines then merge. */
export function acceptMenuPrice(cart: Cart, menu: MenuNow, lineId: Uuid): Cart {
  return withMenuPrices(cart, menu, (line) => line.id === lineId);
}

/** The same of every line that is meant, by what it costs now; the others stay the very lines they are. */
export function withMenuPrices(
  cart: Cart,
  menu: MenuNow,
  isMeant: (line: CartLine, price: Cents) => boolean,
): Cart {
  const lines = cart.lines.map((line) => {
    const item = menu.items.get(line.menuItemId);
    const decision = decideMenuLine(line, menu, null);
    if (item === undefined || (!decision.ok && decision.reason !== "price_changed")) return line;
    const { notes, quantity, variant, addons, seat, course, takenBy, takerName, parts } = line;
    const current = {
      variant: item.variants.find((candidate) => candidate.id === variant?.id) ?? null,
      addons: item.addons.filter((addon) => addons.some((chosen) => chosen.id === addon.id)),
      parts: parts && comboParts(item, chosenParts(parts), menu.items),
    };
    const choice = { ...current, notes, quantity, seat, course };
    const priced = { ...cartLine(line.id, item, choice), takenBy, takerName };
    return priced.unitPrice !== line.unitPrice && isMeant(line, priced.unitPrice) ? priced : line;
  });
  return { ...cart, lines: mergeEqualLines(lines) };
}

/** The server's rule, applied to the menu that this till has. */
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
    case "not_offered":
      return { kind: decision.reason, hours: decision.hours };
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
