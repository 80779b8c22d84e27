import { type FormEvent, useMemo, useState } from "react";
import { decimalFromCents } from "../../domain/money/cents.ts";
import type { Refusal } from "../api.ts";
import { ItemDialog } from "../item-dialog.tsx";
import { useMoney, usePage, useWords } from "../page-context.ts";
import type { WireMenu } from "../page-data.ts";
import { refusalText } from "../refusal-text.ts";
import type { Visit } from "../table/use-visit.ts";
import { VisitBar } from "../table/visit-bar.tsx";
import { useGo } from "../view.ts";
import { CartLines } from "./cart-lines.tsx";
import { GuestFields, type Way } from "./guest-fields.tsx";
import { type CartLine, cartTotal, decideCartLine, soldItems } from "./menu-sale.ts";
import { orderBody } from "./order-body.ts";
import { type Cart, useCart } from "./use-cart.ts";
import { useGuest } from "./use-guest.ts";
import { useSending } from "./use-sending.ts";

interface CartPageProps {
  readonly menu: WireMenu;
  readonly visit: Visit | null;
  /** Loads prices and what is sold out anew. */
  readonly onReload: () => void;
}

/** The cart: what was chosen, who orders, and sending it. Nothing that was typed is lost when that is refused. */
export function CartPage({ menu, visit, onReload }: CartPageProps) {
  const t = useWords();
  const go = useGo();
  const cart = useCart();
  const [changed, setChanged] = useState<CartLine | null>(null);
  const checkout = useCheckout({ menu, cart, onReload });
  const item = menu.menuItems.find(({ id }) => id === changed?.id);
  const isEmpty = cart.lines.length === 0 && !checkout.sending.isSending;
  return (
    <main className="cart">
      <h1 tabIndex={-1}>{t("your_order")}</h1>
      {visit && <VisitBar visit={visit} />}
      {isEmpty ? (
        <p className="nothing">{t("empty_order")}</p>
      ) : (
        <CartForm menu={menu} cart={cart} checkout={checkout} onChange={setChanged} />
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

interface CheckoutOf extends Pick<CartPageProps, "menu" | "onReload"> {
  readonly cart: Cart;
}

/** Who orders and how, what is wrong with it, and sending. */
function useCheckout({ menu: { menuItems, storeSettings: store }, cart, onReload }: CheckoutOf) {
  const t = useWords();
  const page = usePage();
  const [guest, setGuest] = useGuest();
  const [way, setWay] = useState<Way>(
    page.locator !== null ? "dinein" : store.is_takeaway_enabled ? "takeaway" : "delivery",
  );
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [notice, setNotice] = useState("");
  const sold = useMemo(() => soldItems(menuItems), [menuItems]);
  const refused = (refusal: Refusal) => {
    if (refusal.status === 409 || refusal.code === "price_changed") onReload();
    const text = refusalText(refusal, t);
    if (isMendable(refusal)) {
      setNotice(text);
      setWrong(wrongFields(refusal, { text, missing: t("write_this") }));
      return;
    }
    keepFailure(text);
    location.assign(endingAddress("order-failed", page));
  };
  const sending = useSending({
    onPlaced: ({ token }) => {
      cart.clear();
      location.assign(endingAddress("order-success", page, token));
    },
    onRefused: refused,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isComplete = cart.lines.every((line) => decideCartLine(line, sold).ok);
    const isNamed = guest.name.trim() !== "";
    setWrong(isNamed ? {} : { "customer.name": t("err_guest_name_required") });
    setNotice(isComplete ? "" : t("err_item_gone"));
    if (isComplete && isNamed)
      sending.send(orderBody({ lines: cart.lines, sold, way, guest, locator: page.locator }));
  };
  return { guest, setGuest, way, setWay, wrong, notice, setNotice, sold, sending, submit };
}

interface CartFormProps extends Pick<CartPageProps, "menu"> {
  readonly cart: Cart;
  readonly checkout: ReturnType<typeof useCheckout>;
  readonly onChange: (line: CartLine) => void;
}

function CartForm({ menu, cart, checkout, onChange }: CartFormProps) {
  const t = useWords();
  const money = useMoney();
  const { sold, sending, notice } = checkout;
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
      <SendingNotice sending={sending} onStop={() => checkout.setNotice(t("stopped_unsure"))} />
      <button type="submit" className="button wide" disabled={sending.isSending}>
        {t("send_order")}
      </button>
    </form>
  );
}

/** What is wrong by the names of the wire: of one field why, of several that each is to be filled in. */
const wrongFields = ({ fields }: Refusal, { text, missing }: { text: string; missing: string }) =>
  Object.fromEntries(fields.map((field) => [field, fields.length > 1 ? missing : text]));

function SendingNotice({ sending, onStop }: { sending: ReturnType<typeof useSending>; onStop: () => void }) {
  const t = useWords();
  const { isSending, isWaitingForLine, stop } = sending;
  return (
    <div className="offline" role="status">
      {isSending && <p>{t(isWaitingForLine ? "sending_offline" : "sending")}</p>}
      {isWaitingForLine && (
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            stop();
            onStop();
          }}
        >
          {t("stop_sending")}
        </button>
      )}
    </div>
  );
}

/** Whether the guest can do something about it in the cart; what they cannot ends at its own page. */
const isMendable = ({ status, fields, code }: Refusal): boolean =>
  status === 400 ||
  fields.length > 0 ||
  code.startsWith("visit_") ||
  code === "guest_orders_too_many" ||
  status === 429;

const FAILURE_KEY = "comanda.failure";

function keepFailure(text: string): void {
  try {
    sessionStorage.setItem(FAILURE_KEY, text);
  } catch {
    // The page then says the general words.
  }
}

/** Address of the page after an order, from which the way leads back here. */
function endingAddress(
  name: "order-success" | "order-failed",
  { qrcode, locator, language }: ReturnType<typeof usePage>,
  token?: string,
): string {
  const query = new URLSearchParams({ code: qrcode, lang: language });
  if (locator !== null) query.set("table", locator);
  if (token !== undefined) query.set("order", token);
  return `/m/${name}?${query}`;
}
