import {
  findShortages,
  type RequiredQuantities,
  requiredQuantities,
  type Shortage,
} from "#inventory/inventory/domain/find-shortages.ts";
import type { MenuItem } from "#menu/menu/domain/menu-item.ts";
import type { MenuItemId, Uuid } from "#platform/domain/ids.ts";
import type { Cart, CartChoice, CartLine } from "#service/cart/domain/cart.ts";
import { cartLine } from "#service/cart/domain/cart.ts";
import { cartDemand, dishesOf } from "#service/cart/domain/cart-demand.ts";
import { addLine, replaceLine, seatOfNewLine, setLineQuantity } from "#service/cart/domain/edit-cart.ts";
import type { PosMenu } from "../menu/pos-menu.ts";

type StockOfMenu = Pick<PosMenu, "items" | "recipes" | "levels" | "limits">;

export type CartEdit =
  | { readonly ok: true; readonly cart: Cart; readonly lineId: Uuid }
  | {
      readonly ok: false;
      readonly reason: "item_sold_out";
      readonly title: string;
      readonly remaining: number;
    }
  | { readonly ok: false; readonly reason: "insufficient_stock"; readonly shortage: Shortage };

/** Pieces of each item over all lines. */
export function piecesByItem(
  lines: readonly Pick<CartLine, "menuItemId" | "quantity">[],
): ReadonlyMap<MenuItemId, number> {
  const pieces = new Map<MenuItemId, number>();
  for (const { menuItemId, quantity } of lines)
    pieces.set(menuItemId, (pieces.get(menuItemId) ?? 0) + quantity);
  return pieces;
}

/** Portions of each item over all lines: of a combo its own and those of its parts. */
export function portionsByItem(lines: readonly CartLine[]): ReadonlyMap<MenuItemId, number> {
  return piecesByItem(lines.flatMap((line) => (line.parts ? [line, ...dishesOf(line)] : [line])));
}

/** The first item of a line, itself or a part of it, of which less is left than the whole cart holds. */
export function limitOf(
  line: CartLine,
  portions: ReadonlyMap<MenuItemId, number>,
  { items, limits }: Pick<PosMenu, "items" | "limits">,
): { readonly title: string; readonly remaining: number } | undefined {
  for (const id of [line.menuItemId, ...(line.parts ?? []).map(({ itemId }) => itemId)]) {
    const limit = limits.get(id);
    if (limit && (portions.get(id) ?? 0) > limit.remaining)
      return { title: items.get(id)?.title ?? line.title, remaining: limit.remaining };
  }
  return undefined;
}

/** What sending the cart takes from stock. */
export function cartRequirement(
  lines: readonly CartLine[],
  menu: Pick<StockOfMenu, "recipes">,
): RequiredQuantities {
  return requiredQuantities(cartDemand(lines, menu.recipes));
}

/** The cart with one more item; refused when it is sold out or an ingredient does not suffice for the whole cart. */
export function addItem(
  cart: Cart,
  menu: StockOfMenu,
  addition: {
    readonly item: MenuItem;
    readonly choice: CartChoice;
    readonly ids: { line: Uuid; cart: Uuid };
  },
): CartEdit {
  const choice = { ...addition.choice, seat: seatOfNewLine(cart) };
  const line = cartLine(addition.ids.line, addition.item, choice);
  const next = addLine(cart, line, addition.ids.cart);
  const refusal = refusalFor(line, next.lines, menu);
  if (refusal) return refusal;
  return { ok: true, cart: next, lineId: changedLineId(cart, next) ?? line.id };
}

/** The cart with other choices in the place of a line; refused as an addition is. */
export function replaceItem(
  cart: Cart,
  menu: StockOfMenu,
  lineId: Uuid,
  item: MenuItem,
  choice: CartChoice,
): CartEdit {
  const before = cart.lines.find((line) => line.id === lineId);
  const line = cartLine(lineId, item, { ...choice, seat: before?.seat ?? null, course: before?.course });
  const next = replaceLine(cart, line);
  return refusalFor(line, next.lines, menu) ?? { ok: true, cart: next, lineId };
}

/** The cart with another quantity of a line; stock and limits are checked only when it grows. */
export function changeQuantity(cart: Cart, menu: StockOfMenu, lineId: Uuid, quantity: number): CartEdit {
  const before = cart.lines.find((line) => line.id === lineId);
  const next = setLineQuantity(cart, lineId, quantity);
  const grows = before !== undefined && quantity > before.quantity;
  const refusal = grows ? refusalFor(before, next.lines, menu) : undefined;
  return refusal ?? { ok: true, cart: next, lineId };
}

/** Why the changed line cannot be in a cart of these lines: sold out, or an ingredient that does not suffice. */
function refusalFor(
  changed: CartLine,
  allLines: readonly CartLine[],
  menu: StockOfMenu,
): Exclude<CartEdit, { ok: true }> | undefined {
  const limit = limitOf(changed, portionsByItem(allLines), menu);
  if (limit) return { ok: false, reason: "item_sold_out", ...limit };
  const shortage = shortageFor([changed], allLines, menu);
  return shortage && { ok: false, reason: "insufficient_stock", shortage };
}

/**
 * The first shortage of the whole cart that the changed lines take part in. One that only other lines cause (stock
 * fell meanwhile) is shown at those lines and does not stop what has nothing to do with it.
 */
function shortageFor(
  changed: readonly CartLine[],
  allLines: readonly CartLine[],
  menu: StockOfMenu,
): Shortage | undefined {
  const concerned = cartRequirement(changed, menu);
  const shortages = findShortages(cartRequirement(allLines, menu), menu.levels);
  return shortages.find((shortage) => (concerned.get(shortage.inventoryItemId) ?? 0) > 0);
}

/** The line that the addition went into: a new one, or an equal one that grew. */
function changedLineId(before: Cart, after: Cart): Uuid | undefined {
  const quantities = new Map(before.lines.map((line) => [line.id, line.quantity]));
  return after.lines.find((line) => quantities.get(line.id) !== line.quantity)?.id;
}
