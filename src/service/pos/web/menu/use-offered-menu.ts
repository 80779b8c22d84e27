import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { MINUTES_OF_DAY, nextLook } from "#core/settings/domain/offer-hours.ts";
import { type OfferWay, offerEdges } from "#menu/price-rules/domain/offer-at.ts";
import type { Uuid } from "#platform/domain/ids.ts";
import { serverNow } from "#platform/web/server-clock.ts";
import { useT } from "#platform/web/use-t.ts";
import type { Cart } from "#service/cart/domain/cart.ts";
import { OFFER_HOLDS_MINUTES } from "#service/cart/domain/decide-offered-line.ts";
import { toastWarning } from "#ui/feedback/toast.tsx";
import { withMenuPrices } from "../cart/cart-review.ts";
import type { CartStore } from "../cart/cart-store.ts";
import { hasOffers, offeredMenu } from "./offered-menu.ts";
import type { PosMenu } from "./pos-menu.ts";

/** So long after the minute the till follows, in ms: never before the server does. */
const AFTER_MS = 1_000;

/**
 * The menu as it is offered now to the cart's dining option and source. It changes by itself at the minute, by one timer;
 * the lines of the cart follow and it is said: all of them when the person chose another way, those that cost less now when
 * the hour came. What costs more now still holds for some minutes (`decideOfferedLine`), then the line says so.
 */
export function useOfferedMenu(menu: PosMenu, store: CartStore): PosMenu {
  const t = useT();
  const way = useWay(store);
  const cartId = useSyncExternalStore(store.subscribe, () => store.getState().cart.id);
  const at = useServerMinute(menu);
  const offered = useMemo(() => offeredMenu(menu, way, at), [menu, way, at]);
  const before = useRef<{ readonly cartId: Uuid | null; readonly way: OfferWay } | null>(null);
  useEffect(() => {
    // A cart that was loaded keeps what was seen: its review tells what differs.
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

/** How the cart's order is taken; the same object while nothing of it changes. */
function useWay(store: CartStore): OfferWay {
  const diningOption = useSyncExternalStore(store.subscribe, () => store.getState().cart.diningOption);
  const source = useSyncExternalStore(store.subscribe, () => sourceOf(store.getState().cart));
  return useMemo(() => ({ diningOption, source }), [diningOption, source]);
}

const sourceOf = ({ source, account }: Cart) => source ?? account?.source ?? null;

/** The server's clock at the last minute at which anything could change. */
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
