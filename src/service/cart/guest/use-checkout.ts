import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { decimalFromCents } from "#platform/domain/money/cents.ts";
import type { Refusal } from "#service/guest-menu/guest/api.ts";
import {
  useMoney,
  usePage,
  useWords,
  type useWords as Words,
} from "#service/guest-menu/guest/page-context.ts";
import type { PageData, WireMenu } from "#service/guest-menu/guest/page-data.ts";
import { fieldTexts, refusalText } from "#service/guest-menu/guest/refusal-text.ts";
import { useGo } from "#service/guest-menu/guest/view.ts";
import type { Way } from "./guest-fields.tsx";
import {
  type CartLine,
  decideCartLine,
  type Repriced,
  repricedLines,
  type SoldItems,
  soldItems,
} from "./menu-sale.ts";
import { repricedText } from "./repriced-text.ts";
import { useGuestCart } from "./use-cart.ts";
import { type Guest, requiredBuyerFields, useGuest } from "./use-guest.ts";
import { useLastOrder } from "./use-last-order.ts";
import { type OrderBody, useSending } from "./use-sending.ts";

interface Checkout {
  readonly menu: WireMenu;
  /** Reloads prices and limits. */
  readonly onReload: () => void;
}

type FieldErrors = Readonly<Record<string, string>>;

/**
 * State of the checkout: the cart, the guest's details, errors and sending, which continues on every page of the restaurant.
 * Nothing that was typed or chosen is lost; only what was sent leaves the cart.
 */
export function useCheckout({ menu: { menuItems, storeSettings: store }, onReload }: Checkout) {
  const t = useWords();
  const page = usePage();
  const cart = useGuestCart();
  const [guest, setGuest] = useGuest();
  const [, saveLastOrder] = useLastOrder();
  const [way, setWay] = useState<Way>(
    page.locator !== null ? "dinein" : store.is_takeaway_enabled ? "takeaway" : "delivery",
  );
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [notice, setNotice] = useState("");
  const sold = useMemo(() => soldItems(menuItems), [menuItems]);
  const prices = useToldPrices(cart.lines, sold);
  useFocusFirstError(fieldErrors);
  const refused = useRefused({ sold, prices, setNotice, setFieldErrors, onReload });
  const sending = useSending({
    onPlaced: ({ token }, lineKeys) => {
      cart.removeAll(lineKeys);
      saveLastOrder({ token, placedAt: Date.now() });
      location.assign(endingAddress("order-success", page, token));
    },
    onRefused: refused,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isComplete = cart.lines.every((line) => decideCartLine(line, sold).ok);
    const missing = missingFields(guest, way, t);
    setFieldErrors(missing);
    setNotice(isComplete ? "" : t("err_item_gone"));
    if (!isComplete || Object.keys(missing).length > 0) return;
    // Nobody sends at a price that they were not told: the first tap tells it, the next one goes on.
    if (!prices.isTold) return prices.tell("now");
    const body = orderBody({ lines: cart.lines, sold, way, guest, locator: page.locator });
    sending.send(
      body,
      cart.lines.map(({ key }) => key),
    );
  };
  return {
    cart,
    guest,
    setGuest,
    way,
    setWay,
    fieldErrors,
    notice,
    setNotice,
    sold,
    sending,
    submit,
    prices,
  };
}
export type CheckoutState = ReturnType<typeof useCheckout>;

/**
 * Compares the prices that the guest saw with those of the menu, which may change while the cart is open. A refusal
 * tells what comes with the menu that is loaded after it.
 */
function useToldPrices(lines: readonly CartLine[], sold: SoldItems) {
  const repriced = useMemo(() => repricedLines(lines, sold), [lines, sold]);
  const current = repriced.map(({ key, now }) => `${key} ${now}`).join();
  const [told, setTold] = useState("");
  const isComing = told === COMING && current !== "";
  useEffect(() => {
    if (isComing) setTold(current);
  }, [isComing, current]);
  return {
    repriced,
    isTold: current === told || isComing,
    tell: (when: "now" | "as they come") => setTold(when === "now" ? current : COMING),
  };
}

const COMING = "coming";

interface Refused extends Pick<Checkout, "onReload"> {
  readonly sold: SoldItems;
  readonly prices: ReturnType<typeof useToldPrices>;
  readonly setNotice: (text: string) => void;
  readonly setFieldErrors: (errors: FieldErrors) => void;
}

/** Returns what shows a refusal: in the cart, where the guest can correct it, else on a page of its own. */
function useRefused({ sold, prices, setNotice, setFieldErrors, onReload }: Refused) {
  const t = useWords();
  const money = useMoney();
  const page = usePage();
  const go = useGo();
  return (refusal: Refusal) => {
    if (refusal.status === 409 || refusal.code === "price_changed") onReload();
    const repriced = repricedIn(refusal, sold);
    const text = repriced === null ? refusalText(refusal, t) : repricedText(repriced, { t, money });
    if (!isCorrectable(refusal)) {
      storeFailure(text);
      location.assign(endingAddress("order-failed", page));
      return;
    }
    go("cart");
    setNotice(text);
    if (repriced !== null) prices.tell("as they come");
    setFieldErrors(fieldTexts(refusal, t));
  };
}

/** Returns the item, as the menu names it, and both prices of a refused price; null for any other refusal. */
function repricedIn({ code, details }: Refusal, sold: SoldItems): Omit<Repriced, "key"> | null {
  const { itemId, title: own, shown, current } = details;
  const title = sold.get(Number(itemId))?.title ?? own;
  return code === "price_changed" && typeof title === "string"
    ? { title, before: Number(shown), now: Number(current) }
    : null;
}

/** Returns the errors of empty fields, by the field names of the API. */
function missingFields(guest: Guest, way: Way, t: ReturnType<typeof Words>): FieldErrors {
  const isAtTable = way === "dinein";
  const needed: [field: string, typed: string, text: string][] = [
    ["customer.name", guest.name, t("err_guest_name_required")],
    ...(isAtTable
      ? []
      : ([["customer.phone", guest.phone, t("err_guest_phone_invalid")]] satisfies typeof needed)),
    ...(way === "delivery" ? ([["address", guest.address, t("write_this")]] satisfies typeof needed) : []),
    ...(guest.isBusiness && !isAtTable
      ? requiredBuyerFields.map(([field, name]): (typeof needed)[number] => [
          field,
          guest.buyer[name] ?? "",
          t("write_this"),
        ])
      : []),
  ];
  return Object.fromEntries(
    needed.filter(([, typed]) => typed.trim() === "").map(([field, , text]) => [field, text]),
  );
}

/** Focuses the first field with an error whenever errors are found. */
function useFocusFirstError(fieldErrors: FieldErrors): void {
  const before = useRef(fieldErrors);
  useEffect(() => {
    if (before.current === fieldErrors) return;
    before.current = fieldErrors;
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fieldErrors]);
}

/** Tells whether the guest can correct the order in the cart; other refusals end on their own page. */
const isCorrectable = ({ status, fields, code }: Refusal): boolean =>
  status === 400 ||
  Object.keys(fields).length > 0 ||
  code.startsWith("visit_") ||
  code === "guest_orders_too_many" ||
  code === "store_closed" ||
  status === 429;

const FAILURE_KEY = "comanda.failure";

function storeFailure(text: string): void {
  try {
    sessionStorage.setItem(FAILURE_KEY, text);
  } catch {
    // Without storage the page shows a general text.
  }
}

/** Returns the address of the page after an order, which leads back here. */
function endingAddress(
  name: "order-success" | "order-failed",
  { qrcode, locator, language }: PageData,
  token?: string,
): string {
  const query = new URLSearchParams({ code: qrcode, lang: language });
  if (locator !== null) query.set("table", locator);
  if (token !== undefined) query.set("order", token);
  return `/m/${name}?${query}`;
}

interface OrderToSend {
  readonly lines: readonly CartLine[];
  readonly sold: SoldItems;
  readonly way: Way;
  readonly guest: Guest;
  readonly locator: string | null;
}

/** Makes the order to send, each line at the price the guest sees. */
function orderBody({ lines, sold, way, guest, locator }: OrderToSend): OrderBody {
  const isAtTable = way === "dinein";
  const { departamento, municipio, complemento, ...buyer } = guest.buyer;
  const isBusiness = guest.isBusiness && !isAtTable;
  return {
    deliveryType: way,
    tableId: isAtTable ? locator : null,
    customerType: isAtTable ? "WALKIN" : "CUSTOMER",
    customer: { name: guest.name.trim(), ...(!isAtTable && { phone: guest.phone.trim() }) },
    ...(way === "delivery" && { address: guest.address.trim() }),
    ...(isBusiness && {
      invoiceType: "CREDITO_FISCAL" as const,
      receptor: { ...buyer, direccion: { departamento, municipio, complemento } },
    }),
    cartItems: lines.map((line) => {
      const decision = decideCartLine(line, sold);
      return {
        id: line.id,
        quantity: line.quantity,
        price: decision.ok ? decimalFromCents(decision.unitPrice) : 0,
        ...(line.notes !== "" && { notes: line.notes }),
        variant_id: line.variant_id,
        addons_ids: [...line.addons_ids],
        ...(line.parts.length > 0 && {
          parts: line.parts.map((part) => ({ ...part, addons_ids: [...part.addons_ids] })),
        }),
      };
    }),
  };
}
