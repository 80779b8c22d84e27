import { useEffect, useRef } from "react";
import { useT } from "#platform/web/use-t.ts";
import { toastWarning } from "#ui/feedback/toast.tsx";
import type { Pos } from "../pos-context.ts";
import { reviewCart } from "./cart-review.ts";

/**
 * Says when a change of the menu touches dishes of the cart: gone, hidden, or at another price. Each is marked in the
 * cart, which a phone does not show. What sells out is said by its limit.
 */
export function useTouchedCart({ store, menu }: Pos): void {
  const t = useT();
  const known = useRef(menu);
  useEffect(() => {
    const { cart } = store.getState();
    const before = reviewCart(cart, known.current);
    known.current = menu;
    const touched = [...reviewCart(cart, menu)].filter(
      ([lineId, { kind }]) =>
        kind !== before.get(lineId)?.kind && kind !== "insufficient_stock" && kind !== "sold_out",
    );
    if (touched.length > 0) toastWarning(t("drafts.changed", { count: touched.length }));
  }, [menu, store, t]);
}
