import { useEffect } from "react";
import { cartTotals } from "../../../../domain/cart/cart-totals.ts";
import { toastWarning } from "../../../../ui/feedback/toast.tsx";
import { useT } from "../../../platform/use-t.ts";
import type { Pos } from "../pos-context.ts";
import { withMenuTaxes } from "./menu-taxes.ts";

/** Keeps the taxes of the cart as the menu has them, whatever was loaded into it, and says so when they changed. */
export function useMenuTaxes({ store, menu, money }: Pick<Pos, "store" | "menu" | "money">): void {
  const t = useT();
  useEffect(() => {
    const adopt = () => {
      const { cart } = store.getState();
      const taxed = withMenuTaxes(cart, menu);
      if (taxed === cart || !store.change(taxed)) return;
      toastWarning(t("pos.cart.tax_changed", { total: money(cartTotals(taxed).payable) }));
    };
    adopt();
    return store.subscribe(adopt);
  }, [store, menu, money, t]);
}
