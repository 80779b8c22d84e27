import { type OfferWay, offerIn } from "#menu/price-rules/domain/offer-at.ts";
import { offersOfSale } from "#service/cart/domain/decide-offered-line.ts";
import type { PosMenu } from "./pos-menu.ts";

type OfferedItems = Pick<PosMenu, "entries" | "items">;
/** By the list prices, then by what holds: 5,000 items are priced once for each. */
const known = new WeakMap<PosMenu["items"], Map<string, OfferedItems>>();

/** The menu at the prices that hold at an instant (ms) for orders taken this way; `menu` is the one at list prices. */
export function offeredMenu(menu: PosMenu, way: OfferWay, at: number): PosMenu {
  if (!hasOffers(menu)) return menu;
  const sale = offersOfSale(menu.offers, { now: at }, way);
  const [force] = sale;
  const byKey = known.get(menu.items) ?? new Map<string, OfferedItems>();
  known.set(menu.items, byKey);
  const entries =
    byKey.get(force.key)?.entries ??
    menu.entries.map((entry) => ({ ...entry, item: offerIn(entry.item, force).item }));
  const offered = byKey.get(force.key) ?? {
    entries,
    items: new Map(entries.map(({ item }) => [item.id, item])),
  };
  byKey.set(force.key, offered);
  return { ...menu, ...offered, offered: { list: menu.items, sale, way, at } };
}

/** Whether anything of the menu follows times or ways. */
export function hasOffers({ offers }: Pick<PosMenu, "offers">): boolean {
  return offers.rules.length + offers.categoryHours.size + offers.itemHours.size > 0;
}
