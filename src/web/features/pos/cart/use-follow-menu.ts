import { useEffect } from "react";
import { cartTotals } from "../../../../domain/cart/cart-totals.ts";
import { toastWarning } from "../../../../ui/feedback/toast.tsx";
import { useT } from "../../../platform/use-t.ts";
import type { Pos } from "../pos-context.ts";
import { followMenu } from "./follow-menu.ts";

/** Keeps names and taxes of the cart as the menu has them, whatever was loaded into it, and says what changed. */
export function useFollowMenu({ store, menu, money }: Pick<Pos, "store" | "menu" | "money">): void {
  const t = useT();
  useEffect(() => {
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
  }, [store, menu, money, t]);
}
