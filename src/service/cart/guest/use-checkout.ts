import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import type { Refusal } from "#service/guest-menu/guest/api.ts";
import { usePage, useWords, type useWords as Words } from "#service/guest-menu/guest/page-context.ts";
import type { PageData, WireMenu } from "#service/guest-menu/guest/page-data.ts";
import { fieldTexts, refusalText } from "#service/guest-menu/guest/refusal-text.ts";
import { useGo } from "#service/guest-menu/guest/view.ts";
import type { Way } from "./guest-fields.tsx";
import { decideCartLine, soldItems } from "./menu-sale.ts";
import { orderBody } from "./order-body.ts";
import { useCart } from "./use-cart.ts";
import { type Guest, requiredOfBuyer, useGuest } from "./use-guest.ts";
import { useKeptOrder } from "./use-kept-order.ts";
import { useSending } from "./use-sending.ts";

interface Checkout {
  readonly menu: WireMenu;
  /** Loads prices and what is sold out anew. */
  readonly onReload: () => void;
}

type Wrong = Readonly<Record<string, string>>;

/**
 * The cart, who orders and how, what is wrong with it, and sending, which goes on whatever page of the restaurant is in sight.
 * Nothing that was typed or chosen is lost: what leaves the cart is what was sent.
 */
export function useCheckout({ menu: { menuItems, storeSettings: store }, onReload }: Checkout) {
  const t = useWords();
  const page = usePage();
  const go = useGo();
  const cart = useCart();
  const [guest, setGuest] = useGuest();
  const [, keepOrder] = useKeptOrder();
  const [way, setWay] = useState<Way>(
    page.locator !== null ? "dinein" : store.is_takeaway_enabled ? "takeaway" : "delivery",
  );
  const [wrong, setWrong] = useState<Wrong>({});
  const [notice, setNotice] = useState("");
  const sold = useMemo(() => soldItems(menuItems), [menuItems]);
  useFirstWrongField(wrong);
  const refused = (refusal: Refusal) => {
    if (refusal.status === 409 || refusal.code === "price_changed") onReload();
    const text = refusalText(refusal, t);
    if (isMendable(refusal)) {
      go("cart");
      setNotice(text);
      setWrong(fieldTexts(refusal, t));
      return;
    }
    keepFailure(text);
    location.assign(endingAddress("order-failed", page));
  };
  const sending = useSending({
    onPlaced: ({ token }, lineKeys) => {
      cart.removeAll(lineKeys);
      keepOrder({ token, placedAt: Date.now() });
      location.assign(endingAddress("order-success", page, token));
    },
    onRefused: refused,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isComplete = cart.lines.every((line) => decideCartLine(line, sold).ok);
    const missing = missingFields(guest, way, t);
    setWrong(missing);
    setNotice(isComplete ? "" : t("err_item_gone"));
    if (!isComplete || Object.keys(missing).length > 0) return;
    const body = orderBody({ lines: cart.lines, sold, way, guest, locator: page.locator });
    sending.send(
      body,
      cart.lines.map(({ key }) => key),
    );
  };
  return { cart, guest, setGuest, way, setWay, wrong, notice, setNotice, sold, sending, submit };
}
export type CheckoutState = ReturnType<typeof useCheckout>;

/** What of the form is still empty, by the names of the wire. */
function missingFields(guest: Guest, way: Way, t: ReturnType<typeof Words>): Wrong {
  const isAtTable = way === "dinein";
  const needed: [field: string, typed: string, text: string][] = [
    ["customer.name", guest.name, t("err_guest_name_required")],
    ...(isAtTable
      ? []
      : ([["customer.phone", guest.phone, t("err_guest_phone_invalid")]] satisfies typeof needed)),
    ...(way === "delivery" ? ([["address", guest.address, t("write_this")]] satisfies typeof needed) : []),
    ...(guest.isBusiness && !isAtTable
      ? requiredOfBuyer.map(([field, name]): (typeof needed)[number] => [
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

/** Leads to the first field that something is wrong with, each time that is found. */
function useFirstWrongField(wrong: Wrong): void {
  const before = useRef(wrong);
  useEffect(() => {
    if (before.current === wrong) return;
    before.current = wrong;
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
}

/** Whether the guest can do something about it in the cart; what they cannot ends at its own page. */
const isMendable = ({ status, fields, code }: Refusal): boolean =>
  status === 400 ||
  Object.keys(fields).length > 0 ||
  code.startsWith("visit_") ||
  code === "guest_orders_too_many" ||
  code === "store_closed" ||
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
  { qrcode, locator, language }: PageData,
  token?: string,
): string {
  const query = new URLSearchParams({ code: qrcode, lang: language });
  if (locator !== null) query.set("table", locator);
  if (token !== undefined) query.set("order", token);
  return `/m/${name}?${query}`;
}
