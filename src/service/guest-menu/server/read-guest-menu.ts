import { filePath } from "#core/files/contract/files.ts";
import { hoursOf } from "#core/settings/contract/offer-hours.ts";
import { readSettings } from "#core/settings/server/public.ts";
import type { MenuItem } from "#menu/menu/contract/till-menu.ts";
import type { ComboGroup } from "#menu/menu/domain/combo.ts";
import type { MenuPartKind } from "#menu/menu/domain/title-in.ts";
import { readTitles } from "#menu/menu/server/public.ts";
import { offersOf } from "#menu/price-rules/contract/offers.ts";
import { closedAt, openUntil } from "#menu/price-rules/domain/next-offered.ts";
import {
  type OffersInForce,
  type OrderCircumstances,
  offerIn,
  offersInForce,
} from "#menu/price-rules/domain/offer-at.ts";
import { readOffers } from "#menu/price-rules/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { basisPoints } from "#platform/domain/money/cents.ts";
import type { Language } from "#platform/domain/text/languages.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import { currentItemLimits } from "#service/item-limits/server/public.ts";
import { menuView, selectCategories, selectMenu } from "#service/pos/server/public.ts";
import type { GuestItem, readGuestMenu as read } from "../contract/guest-menu.ts";
import {
  type MarksOf,
  selectGuestStore,
  selectHighlights,
  selectMarks,
  selectTableOfLocator,
} from "./guest-menu-queries.ts";
import { type MenuFavourites, MOST_ORDERED } from "./menu-favourites.ts";

export interface RequestedMenu {
  /** Code in the address of the restaurant's menu. */
  readonly qrcode: string;
  /** Code printed on a table; undefined for a menu without one. */
  readonly locator: string | undefined;
  /** Language of names and descriptions. */
  readonly language: Language;
}

interface Reading {
  readonly now: Date;
  readonly version: string;
  readonly favourites: MenuFavourites;
}

/**
 * Reads the menu as a guest sees it now; `version` was read before, so that a change in between makes it old. Refuses `not_found` for a locator that no table in use has.
 */
export async function readGuestMenu(
  tx: Tx,
  { qrcode, locator, language }: RequestedMenu,
  { now, version, favourites }: Reading,
): Promise<ResponseOf<typeof read>> {
  const store = await selectGuestStore(tx);
  const pages = `/qrmenu/${encodeURIComponent(qrcode)}`;
  const { service_charge_bp, store_image, guest_accent, guest_cover, ...rest } = store;
  const isOpen = store.is_qr_menu_enabled;
  const { today, dayRule, guests } = await readSettings(tx, now);
  const hours = guests.hours.map(hoursOf);
  const shown = {
    version,
    storeSettings: {
      ...rest,
      store_image: isOpen && store_image !== null ? `${pages}/store-image` : null,
      accent: guest_accent,
      cover: isOpen && guest_cover !== null ? `${pages}/pictures/${guest_cover}` : null,
      open_until: openUntil(hours, now.getTime(), dayRule.zone),
      closed: closedAt(hours, now.getTime(), dayRule.zone),
    },
    serviceCharge: basisPoints(service_charge_bp),
  };
  if (!isOpen) return { ...shown, categories: [], menuItems: [], mostOrdered: [], storeTable: null };
  const storeTable = locator === undefined ? null : found(await selectTableOfLocator(tx, locator));
  const translated = await translatorOf(tx, { language, now });
  const categories = (await selectCategories(tx)).map(translated.category);
  const force = offersInForce(
    offersOf(dayRule.zone, await readOffers(tx)),
    now.getTime(),
    circumstancesOfGuest(locator),
  );
  const limits = await currentItemLimits(tx, today, dayRule);
  const soldOut = new Set(limits.filter(({ remaining }) => remaining === 0).map(({ item_id }) => item_id));
  const marks = await selectMarks(tx);
  const items = menuView(await selectMenu(tx), categories);
  const { mostOrdered, goesWith } = await favourites.of(tx, { today, ...guests });
  const onMenu = new Set(items.map(({ id }) => id));
  const highlights = await selectHighlights(tx);
  return {
    ...shown,
    categories: categories.filter((category) => category.is_enabled),
    menuItems: items.map((item) => ({
      ...translated.item(guestItem(item, { force, soldOut, marks, pages })),
      is_highlighted: highlights.has(item.id),
      goes_with: (goesWith.get(item.id) ?? []).filter((id) => onMenu.has(id)),
    })),
    mostOrdered: mostOrdered.filter((id) => onMenu.has(id)).slice(0, MOST_ORDERED),
    storeTable,
  };
}

interface Shown {
  readonly force: OffersInForce;
  readonly soldOut: ReadonlySet<MenuItemId>;
  readonly marks: MarksOf;
  /** Path of the restaurant's calls for guests, below the API base. */
  readonly pages: string;
}

type UntranslatedItem = Omit<GuestItem, "is_highlighted" | "goes_with">;

/** Returns an item at its current price, without its station and recipe, which guests do not see. */
function guestItem(item: MenuItem, { force, soldOut, marks, pages }: Shown): UntranslatedItem {
  const { recipeItems: _recipe, station_id: _station, ...shown } = item;
  const { id, price, variants, addons, category_id: categoryId } = item;
  const combo = item.combo?.map(soldGroup) ?? null;
  const { item: offered, closedBy } = offerIn({ id, price, variants, addons, categoryId, combo }, force);
  return {
    ...shown,
    price: offered.price,
    ...markedIn(marks("item", id)),
    variants: offered.variants.map((variant) => ({ ...variant, ...markedIn(marks("variant", variant.id)) })),
    addons: offered.addons.map((addon) => ({ ...addon, ...markedIn(marks("addon", addon.id)) })),
    combo: offered.combo?.map(wireGroup),
    image: item.image === null ? null : `${pages}/pictures/${item.image.slice(filePath("").length)}`,
    availability: soldOut.has(id) ? "sold_out" : closedBy === null ? "available" : "not_now",
  };
}

const markedIn = ({ allergens, diets }: ReturnType<MarksOf>) => ({
  allergens: allergens && [...allergens],
  diets: [...diets],
});

type WireGroup = NonNullable<MenuItem["combo"]>[number];

/** Converts a combo group for the price rules. */
const soldGroup = ({ choices, ...group }: WireGroup): ComboGroup => ({
  ...group,
  choices: choices.map(({ id, item_id, variant_id, extra, is_default }) => ({
    id,
    itemId: item_id,
    variantId: variant_id,
    extra,
    isDefault: is_default,
  })),
});

const wireGroup = ({ choices, ...group }: ComboGroup): WireGroup => ({
  ...group,
  choices: choices.map(({ id, itemId, variantId, extra, isDefault }) => ({
    id,
    item_id: itemId,
    variant_id: variantId,
    extra,
    is_default: isDefault,
  })),
});

/** Returns the translator of the menu; texts without a translation stay as the restaurant wrote them. */
async function translatorOf(tx: Tx, reader: Parameters<typeof readTitles>[1]) {
  const { titleIn, descriptionIn } = await readTitles(tx, reader);
  const titled =
    (kind: MenuPartKind) =>
    <Part extends { readonly id: number; readonly title: string }>(part: Part) => ({
      ...part,
      ...titleIn(kind, part.id, part.title),
    });
  return {
    category: titled("category"),
    item: (item: UntranslatedItem): UntranslatedItem => {
      const { description, lang } = descriptionIn(item.id, item.description);
      return {
        ...titled("item")(item),
        description,
        ...(lang !== undefined && { description_lang: lang }),
        variants: item.variants.map(titled("variant")),
        addons: item.addons.map(titled("addon")),
        modifierGroups: item.modifierGroups.map(titled("group")),
        combo: item.combo?.map(titled("combo_group")),
      };
    },
  };
}

/** Returns dining option and source of a guest's phone: dine-in at a table, unknown without one. */
export function circumstancesOfGuest(locator: string | undefined): OrderCircumstances {
  return { diningOption: locator === undefined ? null : "dinein", source: "qr" };
}
