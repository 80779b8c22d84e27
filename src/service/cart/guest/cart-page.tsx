import { useState } from "react";
import { GuestArt } from "#service/guest-menu/guest/guest-art.tsx";
import { LaterPart } from "#service/guest-menu/guest/later-part.tsx";
import { laterPieces } from "#service/guest-menu/guest/later-pieces.ts";
import { ClosedNotice } from "#service/guest-menu/guest/notices.tsx";
import { useWords } from "#service/guest-menu/guest/page-context.ts";
import type { WireMenu } from "#service/guest-menu/guest/page-data.ts";
import { useGo } from "#service/guest-menu/guest/view.ts";
import type { Visit } from "#service/visits/guest/use-visit.ts";
import { VisitBar } from "#service/visits/guest/visit-bar.tsx";
import type { CartLine } from "./menu-sale.ts";
import type { CheckoutState } from "./use-checkout.ts";

interface CartPageProps {
  readonly menu: WireMenu;
  readonly visit: Visit | null;
  readonly checkout: CheckoutState;
}

/** The cart page: chosen items, the guest's details and sending. A refusal loses nothing that was typed. */
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
        <div className="nothing">
          <GuestArt of="empty" />
          <p>{t("empty_order")}</p>
        </div>
      ) : (
        <LaterPart load={laterPieces.cartForm} props={{ menu, checkout, onChange: setChanged }} />
      )}
      <button
        type="button"
        className={isEmpty ? "button wide" : "button quiet wide"}
        onClick={() => go("menu")}
      >
        {t("back_to_menu")}
      </button>
      {changed !== null && item !== undefined && (
        <LaterPart
          load={laterPieces.itemDialog}
          onFailed={() => setChanged(null)}
          props={{
            item,
            items: menu.menuItems,
            isOrdering: true,
            line: changed,
            onPut: cart.put,
            onClose: () => setChanged(null),
          }}
        />
      )}
    </main>
  );
}
