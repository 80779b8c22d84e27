import { filePath } from "#core/files/contract/files.ts";
import { hoursOf } from "#core/settings/contract/offer-hours.ts";
import { readSettings } from "#core/settings/server/public.ts";
import type { MenuItem } from "#menu/menu/contract/till-menu.ts";
import type { ComboGroup } from "#menu/menu/domain/combo.ts";
import type { FoodMarks } from "#menu/menu/domain/food-marks.ts";
import { offersOf } from "#menu/price-rules/contract/offers.ts";
import { closedAt } from "#menu/price-rules/domain/closed-at.ts";
import { type OffersInForce, offerIn, offersInForce } from "#menu/price-rules/domain/offer-at.ts";
import { readOffers } from "#menu/price-rules/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { basisPoints } from "#platform/domain/money/cents.ts";
import type { MenuLanguage } from "#platform/domain/text/menu-language.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import { currentItemLimits } from "#service/item-limits/server/public.ts";
import { menuView, selectCategories, selectMenu } from "#service/pos/server/public.ts";
import type { GuestItem, readGuestMenu as read } from "../contract/guest-menu.ts";
import { selectGuestStore, selectMarks, selectTableOfLocator } from "./guest-menu-queries.ts";
import { wayOf } from "./guest-way.ts";
import { translatorOf } from "./translate-menu.ts";

export interface AskedMenu {
  /** In the address of the restaurant's menu. */
  readonly qrcode: string;
  /** Printed on a table; undefined for a menu without one. */
  readonly locator: string | undefined;
  /** Of names and descriptions. */
  readonly language: MenuLanguage;
}

/** The menu as a guest sees it now. Refuses a locator that no table in use has with `not_found`. */
export async function readGuestMenu(
  tx: Tx,
  { qrcode, locator, language }: AskedMenu,
  now: Date,
): Promise<ResponseOf<typeof read>> {
  const store = await selectGuestStore(tx);
  const pages = `/qrmenu/${encodeURIComponent(qrcode)}`;
  const { service_charge_bp, store_image, ...told } = store;
  const isOpen = store.is_qr_menu_enabled;
  const { today, dayRule, guests } = await readSettings(tx, now);
  const shown = {
    storeSettings: {
      ...told,
      store_image: isOpen && store_image !== null ? `${pages}/store-image` : null,
      closed: closedAt(guests.hours.map(hoursOf), now.getTime(), dayRule.zone),
    },
    serviceCharge: basisPoints(service_charge_bp),
  };
  if (!isOpen) return { ...shown, categories: [], menuItems: [], storeTable: null };
  const storeTable = locator === undefined ? null : found(await selectTableOfLocator(tx, locator));
  const translated = await translatorOf(tx, language);
  const categories = (await selectCategories(tx)).map(translated.category);
  const force = offersInForce(offersOf(dayRule.zone, await readOffers(tx)), now.getTime(), wayOf(locator));
  const limits = await currentItemLimits(tx, today, dayRule);
  const soldOut = new Set(limits.filter(({ remaining }) => remaining === 0).map(({ item_id }) => item_id));
  const marks = await selectMarks(tx);
  const items = menuView(await selectMenu(tx), categories).map(translated.item);
  return {
    ...shown,
    categories: categories.filter((category) => category.is_enabled),
    menuItems: items.map((item) => guestItem(item, { force, soldOut, marks, pages })),
    storeTable,
  };
}

interface Shown {
  readonly force: OffersInForce;
  readonly soldOut: ReadonlySet<MenuItemId>;
  /** Of the items that are marked. */
  readonly marks: ReadonlyMap<MenuItemId, FoodMarks>;
  /** Path of the restaurant's calls for guests, below the API base. */
  readonly pages: string;
}

/** An item at the price that holds; neither its station nor its recipe is a guest's business. */
function guestItem(item: MenuItem, { force, soldOut, marks, pages }: Shown): GuestItem {
  const { recipeItems: _recipe, station_id: _station, ...told } = item;
  const { id, price, variants, addons, category_id: categoryId } = item;
  const combo = item.combo?.map(soldGroup) ?? null;
  const { item: offered, closedBy } = offerIn({ id, price, variants, addons, categoryId, combo }, force);
  return {
    ...told,
    price: offered.price,
    variants: offered.variants,
    addons: offered.addons,
    combo: offered.combo?.map(toldGroup),
    image: item.image === null ? null : `${pages}/pictures/${item.image.slice(filePath("").length)}`,
    allergens: marks.get(id)?.allergens?.slice() ?? null,
    diets: marks.get(id)?.diets.slice() ?? [],
    availability: soldOut.has(id) ? "sold_out" : closedBy === null ? "available" : "not_now",
  };
}

type ToldGroup = NonNullable<MenuItem["combo"]>[number];

/** A group of a combo as price rules take it. */
const soldGroup = ({ choices, ...group }: ToldGroup): ComboGroup => ({
  ...group,
  choices: choices.map(({ id, item_id, variant_id, extra, is_default }) => ({
    id,
    itemId: item_id,
    variantId: variant_id,
    extra,
    isDefault: is_default,
  })),
});

const toldGroup = ({ choices, ...group }: ComboGroup): ToldGroup => ({
  ...group,
  choices: choices.map(({ id, itemId, variantId, extra, isDefault }) => ({
    id,
    item_id: itemId,
    variant_id: variantId,
    extra,
    is_default: isDefault,
  })),
});
