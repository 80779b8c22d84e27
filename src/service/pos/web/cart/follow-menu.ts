import { NO_TAX } from "#core/pricing/domain/tax-type.ts";
import type { MenuItem } from "#menu/menu/domain/menu-item.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { Cart, CartPart } from "#service/cart/domain/cart.ts";
import { cartTotals } from "#service/cart/domain/cart-totals.ts";
import { toastWarning } from "#ui/feedback/toast.tsx";
import type { PosMenu } from "../menu/pos-menu.ts";
import type { Pos } from "../pos-context.ts";

export interface FollowedPos extends Pick<Pos, "store" | "menu" | "money"> {
  readonly t: Translate;
}

/** Updates names and taxes of the cart to the menu and says what changed, until the returned function is called. */
export function startFollowingMenu({ store, menu, money, t }: FollowedPos): () => void {
  const adopt = () => {
    const { cart } = store.getState();
    const current = followMenu(cart, menu);
    if (current === cart || !store.change(current)) return;
    let isTaxed = false;
    for (const [index, { title, tax, parts }] of cart.lines.entries()) {
      const now = current.lines[index];
      if (now && now.title !== title) toastWarning(t("pos.cart.renamed", { title, now: now.title }));
      isTaxed ||= now?.tax !== tax || !!parts?.some((part, at) => now?.parts?.[at]?.tax !== part.tax);
    }
    if (isTaxed) toastWarning(t("pos.cart.tax_changed", { total: money(cartTotals(current).payable) }));
  };
  adopt();
  return store.subscribe(adopt);
}

/** Updates names and taxes of the cart, but not prices; returns the same cart if nothing differs. */
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

/** Maps a list; returns the same list if nothing differs. */
function changed<T>(list: readonly T[], now: (each: T) => T): readonly T[] {
  const next = list.map(now);
  return next.some((each, index) => each !== list[index]) ? next : list;
}
