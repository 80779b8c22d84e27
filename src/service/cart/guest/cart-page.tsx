import { useState } from "react";
import { decimalFromCents } from "#platform/domain/money/cents.ts";
import { ClosedNotice } from "#service/guest-menu/guest/closed-notice.tsx";
import { ItemDialog } from "#service/guest-menu/guest/item-dialog.tsx";
import { useMoney, useWords } from "#service/guest-menu/guest/page-context.ts";
import type { WireMenu } from "#service/guest-menu/guest/page-data.ts";
import { useGo } from "#service/guest-menu/guest/view.ts";
import type { Visit } from "#service/visits/guest/use-visit.ts";
import { VisitBar } from "#service/visits/guest/visit-bar.tsx";
import { CartLines } from "./cart-lines.tsx";
import { GuestFields } from "./guest-fields.tsx";
import { type CartLine, cartTotal } from "./menu-sale.ts";
import { SendingNotice } from "./sending-notice.tsx";
import type { CheckoutState } from "./use-checkout.ts";

interface CartPageProps {
  readonly menu: WireMenu;
  readonly visit: Visit | null;
  readonly checkout: CheckoutState;
}

/** The cart: what was chosen, who orders, and sending it. Nothing that was typed is lost when that is refused. */
export function CartPage({ menu, visit, checkout }: CartPageProps) {
  const t = useWords();
  const go = useGo();
  const { cart } = checkout;
  const [changed, setChanged] = useState<CartLine | null>(null);
  const item = menu.menuItems.find(({ id }) => id === changed?.id);
  const isEmpty = cart.lines.length === 0 && !checkout.sending.isSending;
  return (
    <main className="cart">
      <h1 tabIndex={-1}>{t("your_order")}</h1>
      <ClosedNotice closed={menu.storeSettings.closed} />
      {visit && <VisitBar visit={visit} />}
      {isEmpty ? (
        <p className="nothing">{t("empty_order")}</p>
      ) : (
        <CartForm menu={menu} checkout={checkout} onChange={setChanged} />
      )}
      <button type="button" className="button quiet wide" onClick={() => go("menu")}>
        {t("back_to_menu")}
      </button>
      {changed !== null && item !== undefined && (
        <ItemDialog
          item={item}
          items={menu.menuItems}
          isOrdering
          line={changed}
          onPut={cart.put}
          onClose={() => setChanged(null)}
        />
      )}
    </main>
  );
}

interface CartFormProps extends Pick<CartPageProps, "menu" | "checkout"> {
  readonly onChange: (line: CartLine) => void;
}

function CartForm({ menu, checkout, onChange }: CartFormProps) {
  const t = useWords();
  const money = useMoney();
  const { cart, sold, sending, notice } = checkout;
  return (
    <form onSubmit={checkout.submit} noValidate>
      <fieldset className="plain" disabled={sending.isSending}>
        <CartLines cart={cart} items={menu.menuItems} sold={sold} onChange={onChange} />
        <p className="sum">
          <span>{t("total")}</span>
          <strong className="price">{money(decimalFromCents(cartTotal(cart.lines, sold)))}</strong>
        </p>
        <p className="rule">{t("total_note")}</p>
        <GuestFields
          store={menu.storeSettings}
          way={checkout.way}
          onWay={checkout.setWay}
          guest={checkout.guest}
          onGuest={checkout.setGuest}
          wrong={checkout.wrong}
        />
      </fieldset>
      <p className="wrong" role="alert">
        {notice}
      </p>
      <SendingNotice checkout={checkout} />
      <button type="submit" className="button wide" disabled={sending.isSending}>
        {t("send_order")}
      </button>
    </form>
  );
}
