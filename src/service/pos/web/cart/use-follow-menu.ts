import { useEffect, useRef } from "react";
import { useT } from "#platform/web/use-t.ts";
import { toastWarning } from "#ui/feedback/toast.tsx";
import type { Pos } from "../pos-context.ts";
import { reviewCart } from "./cart-review.ts";

/** Keeps names and taxes of the cart equal to the menu, whatever is loaded into it, and says what changed. */
export function useFollowMenu({ store, menu, money }: Pick<Pos, "store" | "menu" | "money">): void {
  const t = useT();
  useEffect(() => {
    // Without a network the menu does not change either; the next menu tries again.
    const following = import("./follow-menu.ts").then(
      ({ startFollowingMenu }) => startFollowingMenu({ store, menu, money, t }),
      () => undefined,
    );
    return () => void following.then((stop) => stop?.());
  }, [store, menu, money, t]);
}

/**
 * Warns when a change of the menu affects dishes of the cart because they are gone, hidden or have another price. The cart marks
 * each, but a phone does not show the cart. Sold-out dishes are announced by their limit.
 */
export function useCartWarning({ store, menu }: Pos): void {
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
