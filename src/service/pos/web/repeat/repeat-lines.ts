import type { Uuid } from "#platform/domain/ids.ts";
import { type Cart, type CartLine, EMPTY_CART } from "#service/cart/domain/cart.ts";
import { addLine, seatOfNewLine } from "#service/cart/domain/edit-cart.ts";
import { reviewCart, withMenuPrices } from "../cart/cart-review.ts";
import type { PosMenu } from "../menu/pos-menu.ts";

export interface RepeatedLines {
  readonly cart: Cart;
  /** Titles of the dishes that cannot be sold as they were: gone, sold out, out of hours or with a choice that is gone. */
  readonly missing: readonly string[];
}

/** Adds the lines of a sent order to the cart at the prices of now, as if they were taken again; `newId` makes their uuids. */
export function repeatLines(
  before: Cart,
  lines: readonly CartLine[],
  menu: PosMenu,
  newId: () => Uuid,
): RepeatedLines {
  let cart = before;
  const missing: string[] = [];
  for (const { takenBy: _, takerName: __, ...sent } of lines) {
    const again = { ...sent, id: newId(), seat: seatOfNewLine(cart) };
    const [line = again] = withMenuPrices({ ...EMPTY_CART, lines: [again] }, menu, () => true).lines;
    const next = addLine(cart, line, newId());
    if (reviewCart(next, menu).size > reviewCart(cart, menu).size) missing.push(line.title);
    else cart = next;
  }
  return { cart, missing };
}
