import { decimalFromCents } from "#platform/domain/money/cents.ts";
import { useMoney, useWords } from "#service/guest-menu/guest/page-context.ts";
import { useGo } from "#service/guest-menu/guest/view.ts";
import { cartTotal, type SoldItems } from "./menu-sale.ts";
import type { Cart } from "./use-cart.ts";

/** What is in the cart and the way there, at the bottom of the menu; gone while it is empty. */
export function CartBar({ cart, sold }: { cart: Cart; sold: SoldItems }) {
  const t = useWords();
  const money = useMoney();
  const go = useGo();
  if (cart.pieces === 0) return null;
  return (
    <div className="bottom">
      <button type="button" className="button wide" onClick={() => go("cart")}>
        <span>{t("view_order", { count: cart.pieces })}</span>
        <span className="price">{money(decimalFromCents(cartTotal(cart.lines, sold)))}</span>
      </button>
    </div>
  );
}
