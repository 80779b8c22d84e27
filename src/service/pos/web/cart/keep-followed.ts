import type { Translate } from "#platform/web/i18n.ts";
import { cartTotals } from "#service/cart/domain/cart-totals.ts";
import { toastWarning } from "#ui/feedback/toast.tsx";
import type { Pos } from "../pos-context.ts";
import { followMenu } from "./follow-menu.ts";

export interface FollowedPos extends Pick<Pos, "store" | "menu" | "money"> {
  readonly t: Translate;
}

/** Keeps names and taxes of the cart as the menu has them, and says what changed, until what it gives is called. */
export function keepFollowed({ store, menu, money, t }: FollowedPos): () => void {
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
