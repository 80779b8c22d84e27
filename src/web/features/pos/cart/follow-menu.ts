import type { Cart } from "../../../../domain/cart/cart.ts";
import { NO_TAX } from "../../../../domain/tax/tax-type.ts";
import type { PosMenu } from "../menu/pos-menu.ts";

/** The cart with the names and taxes that the menu has now; the same cart where none differs. Prices are not touched. */
export function followMenu(cart: Cart, { items }: Pick<PosMenu, "items">): Cart {
  const lines = cart.lines.map((line) => {
    const item = items.get(line.menuItemId);
    if (item === undefined) return line;
    const { title } = item;
    const { type, rate } = item.tax ?? NO_TAX;
    const tax = line.tax.type === type && line.tax.rate === rate ? line.tax : { type, rate };
    return line.tax === tax && line.title === title ? line : { ...line, title, tax };
  });
  return lines.some((line, index) => line !== cart.lines[index]) ? { ...cart, lines } : cart;
}
