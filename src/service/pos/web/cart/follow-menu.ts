import { NO_TAX } from "#core/pricing/domain/tax-type.ts";
import type { MenuItem } from "#menu/menu/domain/menu-item.ts";
import type { Cart, CartPart } from "#service/cart/domain/cart.ts";
import type { PosMenu } from "../menu/pos-menu.ts";

/** The cart with the names and taxes that the menu has now; the same cart where none differs. Prices are not touched. */
export function followMenu(cart: Cart, { items }: Pick<PosMenu, "items">): Cart {
  const lines = changed(cart.lines, (line) => {
    const now = followItem(line, items.get(line.menuItemId));
    const parts = line.parts && changed(line.parts, (part) => followItem(part, items.get(part.itemId)));
    return parts === line.parts ? now : { ...now, parts };
  });
  return lines === cart.lines ? cart : { ...cart, lines };
}

type Sold = Pick<CartPart, "title" | "variant" | "addons" | "tax">;

function followItem<Line extends Sold>(sold: Line, item: MenuItem | undefined): Line {
  if (item === undefined) return sold;
  const { title } = item;
  const { type, rate } = item.tax ?? NO_TAX;
  const tax = sold.tax.type === type && sold.tax.rate === rate ? sold.tax : { type, rate };
  const variant = sold.variant && named(sold.variant, item.variants);
  const addons = changed(sold.addons, (addon) => named(addon, item.addons));
  const isSame =
    sold.tax === tax && sold.title === title && sold.variant === variant && sold.addons === addons;
  return isSame ? sold : { ...sold, title, tax, variant, addons };
}

function named<T extends { id: unknown; title: string }>(chosen: T, offered: readonly T[]): T {
  const title = offered.find(({ id }) => id === chosen.id)?.title ?? chosen.title;
  return title === chosen.title ? chosen : { ...chosen, title };
}

/** The same list where nothing differs. */
function changed<T>(list: readonly T[], now: (each: T) => T): readonly T[] {
  const next = list.map(now);
  return next.some((each, index) => each !== list[index]) ? next : list;
}
