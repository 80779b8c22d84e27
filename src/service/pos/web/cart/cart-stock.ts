import {
  findShortages,
  type RequiredQuantities,
  requiredQuantities,
  type Shortage,
} from "#inventory/inventory/domain/recipe.ts";
import type { MenuItem } from "#menu/menu/domain/menu-item.ts";
import type { MenuItemId, Uuid } from "#platform/domain/ids.ts";
import type { Cart, CartChoice, CartLine } from "#service/cart/domain/cart.ts";
import { cartLine } from "#service/cart/domain/cart.ts";
import { cartDemand, dishesOf } from "#service/cart/domain/cart-totals.ts";
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

/** Counts the pieces of each item over all lines. */
export function piecesByItem(
  lines: readonly Pick<CartLine, "menuItemId" | "quantity">[],
): ReadonlyMap<MenuItemId, number> {
  const pieces = new Map<MenuItemId, number>();
  for (const { menuItemId, quantity } of lines)
    pieces.set(menuItemId, (pieces.get(menuItemId) ?? 0) + quantity);
  return pieces;
}

/** Counts the portions of each item over all lines; a combo counts itself and its parts. */
export function portionsByItem(lines: readonly CartLine[]): ReadonlyMap<MenuItemId, number> {
  return piecesByItem(lines.flatMap((line) => (line.parts ? [line, ...dishesOf(line)] : [line])));
}

/** Returns the first item of a line, itself or a part, of which the cart has more than is left. */
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

/** Returns the stock needed for these lines. */
export function cartRequirement(
  lines: readonly CartLine[],
  menu: Pick<StockOfMenu, "recipes">,
): RequiredQuantities {
  return requiredQuantities(cartDemand(lines, menu.recipes));
}

/** Adds an item to the cart; refused if it is sold out or an ingredient does not suffice for the whole cart. */
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

/** Replaces the choices of a line; refused like an addition. */
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

/** Changes the quantity of a line; stock and limits are checked only when it grows. */
export function changeQuantity(cart: Cart, menu: StockOfMenu, lineId: Uuid, quantity: number): CartEdit {
  const before = cart.lines.find((line) => line.id === lineId);
  const next = setLineQuantity(cart, lineId, quantity);
  const grows = before !== undefined && quantity > before.quantity;
  const refusal = grows ? refusalFor(before, next.lines, menu) : undefined;
  return refusal ?? { ok: true, cart: next, lineId };
}

/** Returns why the changed line cannot be in this cart: sold out, or too little of an ingredient. */
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
 * Returns the first shortage of the whole cart that the changed lines contribute to. A shortage caused only by other lines,
 * because stock fell meanwhile, is shown at those lines and does not block this change.
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

/** Returns the line that changed: a new one, or an equal one that grew. */
function changedLineId(before: Cart, after: Cart): Uuid | undefined {
  const quantities = new Map(before.lines.map((line) => [line.id, line.quantity]));
  return after.lines.find((line) => quantities.get(line.id) !== line.quantity)?.id;
}
