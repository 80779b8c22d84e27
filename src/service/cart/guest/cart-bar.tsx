import { decimalFromCents } from "#platform/domain/money/cents.ts";
import { useMoney, useWords } from "#service/guest-menu/guest/page-context.ts";
import { useGo } from "#service/guest-menu/guest/view.ts";
import { cartTotal, type SoldItems } from "./menu-sale.ts";
import type { Cart } from "./use-cart.ts";
import type { CheckoutState } from "./use-checkout.ts";

/** Bar at the bottom of the menu that shows the cart and leads to it; hidden while the cart is empty. */
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

/** Says that an order is being sent and, while it waits for a connection, lets the guest stop it. */
export function SendingNotice({ checkout }: { checkout: CheckoutState }) {
  const t = useWords();
  const { isSending, isWaitingForLine, stop } = checkout.sending;
  return (
    <div className="offline" role="status">
      {isSending && <p>{t(isWaitingForLine ? "sending_offline" : "sending")}</p>}
      {isWaitingForLine && (
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            stop();
            checkout.setNotice(t("stopped_unsure"));
          }}
        >
          {t("stop_sending")}
        </button>
      )}
    </div>
  );
}
