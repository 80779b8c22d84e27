import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { MINUTES_OF_DAY, nextLook } from "#core/settings/domain/offer-hours.ts";
import { type OrderCircumstances, offerEdges, offerIn } from "#menu/price-rules/domain/offer-at.ts";
import type { Uuid } from "#platform/domain/ids.ts";
import { serverNow } from "#platform/web/server-clock.ts";
import { useT } from "#platform/web/use-t.ts";
import type { Cart } from "#service/cart/domain/cart.ts";
import { OFFER_HOLDS_MINUTES, offersOfSale } from "#service/cart/domain/decide-offered-line.ts";
import { toastWarning } from "#ui/feedback/toast.tsx";
import { withMenuPrices } from "../cart/cart-review.ts";
import type { CartStore } from "../cart/cart-store.ts";
import type { PosMenu } from "./pos-menu.ts";

/** Milliseconds by which the till follows the server, so that it is never ahead. */
const AFTER_MS = 1_000;

/**
 * Returns the menu as currently offered for the cart's dining option and source. A single timer updates it at the minute. The
 * lines of the cart follow with a message: all of them if the person chose another option or source, only those that became
 * cheaper if the hour changed. Dishes that became dearer keep their price for some minutes (`decideOfferedLine`), then their
 * line says so.
 */
export function useOfferedMenu(menu: PosMenu, store: CartStore): PosMenu {
  const t = useT();
  const way = useWay(store);
  const cartId = useSyncExternalStore(store.subscribe, () => store.getState().cart.id);
  const at = useServerMinute(menu);
  const offered = useMemo(() => offeredMenu(menu, way, at), [menu, way, at]);
  const before = useRef<{ readonly cartId: Uuid | null; readonly way: OrderCircumstances } | null>(null);
  useEffect(() => {
    // A loaded cart keeps its prices; its review says what differs.
    const isOtherWay = before.current?.cartId === cartId && before.current.way !== way;
    before.current = { cartId, way };
    if (!offered.offered) return;
    const { cart } = store.getState();
    const priced = withMenuPrices(cart, offered, (line, price) => isOtherWay || price < line.unitPrice);
    const count = cart.lines.filter((line) => !priced.lines.includes(line)).length;
    if (count > 0 && store.change(priced)) toastWarning(t("pos.offers.repriced", { count }));
  }, [offered, way, cartId, store, t]);
  return offered;
}

/** Returns dining option and source of the cart; the same object while neither changes. */
function useWay(store: CartStore): OrderCircumstances {
  const diningOption = useSyncExternalStore(store.subscribe, () => store.getState().cart.diningOption);
  const source = useSyncExternalStore(store.subscribe, () => sourceOf(store.getState().cart));
  return useMemo(() => ({ diningOption, source }), [diningOption, source]);
}

const sourceOf = ({ source, account }: Cart) => source ?? account?.source ?? null;

/** Returns the server's time at the last minute at which offers could change. */
function useServerMinute(menu: PosMenu): number {
  const [at, setAt] = useState(serverNow);
  useEffect(() => {
    if (!hasOffers(menu)) return;
    const edges = [...offerEdges(menu.offers)];
    const held = edges.map((edge) => (edge + OFFER_HOLDS_MINUTES) % MINUTES_OF_DAY);
    const next = nextLook(at, menu.offers.zone, new Set([...edges, ...held]));
    if (next === null) return;
    const timer = setTimeout(() => setAt(serverNow()), Math.max(next - serverNow(), 0) + AFTER_MS);
    return () => clearTimeout(timer);
  }, [menu, at]);
  return at;
}

type OfferedItems = Pick<PosMenu, "entries" | "items">;
/** Priced menus by list prices and offers, so that 5,000 items are priced once for each combination. */
const known = new WeakMap<PosMenu["items"], Map<string, OfferedItems>>();

/** Returns the menu at the prices for an instant (ms) and dining option; `menu` has list prices. */
export function offeredMenu(menu: PosMenu, way: OrderCircumstances, at: number): PosMenu {
  if (!hasOffers(menu)) return menu;
  const sale = offersOfSale(menu.offers, { now: at }, way);
  const [current] = sale;
  const byKey = known.get(menu.items) ?? new Map<string, OfferedItems>();
  known.set(menu.items, byKey);
  const entries =
    byKey.get(current.key)?.entries ??
    menu.entries.map((entry) => ({ ...entry, item: offerIn(entry.item, current).item }));
  const offered = byKey.get(current.key) ?? {
    entries,
    items: new Map(entries.map(({ item }) => [item.id, item])),
  };
  byKey.set(current.key, offered);
  return { ...menu, ...offered, offered: { list: menu.items, sale, way, at } };
}

/** Tells whether any price or offer depends on time or dining option. */
function hasOffers({ offers }: Pick<PosMenu, "offers">): boolean {
  return offers.rules.length + offers.categoryHours.size + offers.itemHours.size > 0;
}
