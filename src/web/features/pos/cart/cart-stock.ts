import type { Cart, CartChoice, CartLine } from "../../../../domain/cart/cart.ts";
import { cartLine } from "../../../../domain/cart/cart.ts";
import { cartDemand } from "../../../../domain/cart/cart-demand.ts";
import { addLine, seatOfNewLine, setLineQuantity } from "../../../../domain/cart/edit-cart.ts";
import type { MenuItemId, Uuid } from "../../../../domain/ids.ts";
import {
  findShortages,
  type RequiredQuantities,
  requiredQuantities,
  type Shortage,
} from "../../../../domain/inventory/find-shortages.ts";
import type { MenuItem } from "../../../../domain/menu/menu-item.ts";
import type { PosMenu } from "../menu/pos-menu.ts";

type StockOfMenu = Pick<PosMenu, "recipes" | "levels" | "limits">;

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
export function piecesByItem(lines: readonly CartLine[]): ReadonlyMap<MenuItemId, number> {
  const pieces = new Map<MenuItemId, number>();
  for (const { menuItemId, quantity } of lines)
    pieces.set(menuItemId, (pieces.get(menuItemId) ?? 0) + quantity);
  return pieces;
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
  const { menuItemId, title } = changed;
  const limit = menu.limits.get(menuItemId);
  if (limit && (piecesByItem(allLines).get(menuItemId) ?? 0) > limit.remaining)
    return { ok: false, reason: "item_sold_out", title, remaining: limit.remaining };
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
