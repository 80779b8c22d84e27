import type { PrintSettings } from "#core/settings/contract/settings.ts";
import type {
  RecipeItem,
  RequiredQuantities,
  StockLevel,
  StockLevels,
} from "#inventory/inventory/domain/recipe.ts";
import type { ComboGroup } from "#menu/menu/domain/combo.ts";
import { type MenuEntry, menuEntries } from "#menu/menu/domain/filter-menu.ts";
import type { Category, MenuItem } from "#menu/menu/domain/menu-item.ts";
import type { QuickNote } from "#menu/menu/domain/quick-note.ts";
import { offersOf } from "#menu/price-rules/contract/offers.ts";
import {
  type Offer,
  type Offers,
  type OrderCircumstances,
  offerIn,
} from "#menu/price-rules/domain/offer-at.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import {
  type CategoryId,
  type InventoryItemId,
  type MenuItemId,
  type TableId,
  toId,
} from "#platform/domain/ids.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import type { OffersOfSale } from "#service/cart/domain/decide-offered-line.ts";
import type { posInit } from "../../contract/pos.ts";

export type PosInit = ResponseOf<typeof posInit>;
type WireItem = PosInit["menuItems"][number];

interface PosTable {
  readonly id: TableId;
  readonly title: string;
  readonly floor: string | null;
  readonly seats: number;
}

/** An item that is sold out (0) or counted down. */
interface PosLimit {
  readonly remaining: number;
  /** End of the limit; null if somebody has to end it. */
  readonly until: Date | null;
}
export type ItemLimits = ReadonlyMap<MenuItemId, PosLimit>;

/** Data of the till, prepared once when the menu arrives, so that taps and keystrokes only look things up. */
export interface PosMenu {
  /** Enabled categories in menu order. */
  readonly categories: readonly Category[];
  readonly colours: ReadonlyMap<CategoryId, Category["colour"]>;
  readonly entries: readonly MenuEntry[];
  readonly items: ReadonlyMap<MenuItemId, MenuItem>;
  readonly recipes: ReadonlyMap<MenuItemId, readonly RecipeItem[]>;
  readonly levels: StockLevels;
  readonly tables: readonly PosTable[];
  /** ISO code of the store's currency. */
  readonly currency: string;
  readonly printSettings: PrintSettings;
  readonly limits: ItemLimits;
  readonly quickNotes: readonly QuickNote[];
  readonly offers: Offers;
  /** Set on a menu at current prices: the offers applied, and the items at list prices. */
  readonly offered?: {
    readonly list: ReadonlyMap<MenuItemId, MenuItem>;
    readonly sale: OffersOfSale;
    readonly way: OrderCircumstances;
    readonly at: number;
  };
}

/** Tells whether the item is sold out, by hand or by its countdown. */
export function isSoldOut({ limits }: Pick<PosMenu, "limits">, itemId: MenuItemId): boolean {
  return limits.get(itemId)?.remaining === 0;
}

/** Returns the current offer of an item; null at its list price and at all hours. */
export function offerOf({ offered }: Pick<PosMenu, "offered">, itemId: MenuItemId): OfferOnMenu | null {
  const list = offered?.list.get(itemId);
  if (!offered || !list) return null;
  const offer = offerIn(list, offered.sale[0]);
  return offer.rule === null && offer.closedBy === null ? null : { ...offer, list };
}

/** An offer together with the item at its list price. */
type OfferOnMenu = Offer<MenuItem> & { readonly list: MenuItem };

/** Converts the reply of GET /pos/init for the till. */
export function posMenu(init: PosInit): PosMenu {
  const levels = new Map<InventoryItemId, StockLevel>();
  const menuItems = init.menuItems.map((wire) => menuItemOf(wire, levels));
  const categories = init.categories.map(({ id, title, is_enabled, course, colour }) => ({
    id,
    title,
    isEnabled: is_enabled,
    course,
    colour,
  }));
  const entries = menuEntries(menuItems, categories);
  const items = new Map(entries.map(({ item }) => [item.id, item]));
  return {
    categories: categories.filter((category) => category.isEnabled),
    colours: new Map(categories.map(({ id, colour }) => [id, colour])),
    entries,
    items,
    recipes: new Map(entries.map(({ item }) => [item.id, item.recipe])),
    levels,
    tables: init.storeTables.map((table) => ({
      id: table.id,
      title: table.table_title,
      floor: table.floor,
      seats: table.seating_capacity,
    })),
    currency: init.storeSettings.currency,
    printSettings: init.printSettings,
    limits: itemLimits(init.itemLimits),
    quickNotes: init.quickNotes.map(({ category_id, note }) => ({ categoryId: category_id, note })),
    offers: offersOf(init.storeSettings.time_zone, init),
  };
}

export function itemLimits(wire: PosInit["itemLimits"]): ItemLimits {
  return new Map(wire.map(({ item_id, remaining, until }) => [item_id, { remaining, until }]));
}

/** Subtracts the ingredients of an order this till has sent, until the server's next reply. */
export function withStockTaken(menu: PosMenu, required: RequiredQuantities): PosMenu {
  const levels = new Map(menu.levels);
  for (const [id, taken] of required) {
    const level = levels.get(id);
    if (level) levels.set(id, { ...level, current: thousandths(level.current - taken) });
  }
  return { ...menu, levels };
}

/** Converts an item of the API and adds the stock levels of its ingredients to `levels`. */
function menuItemOf(wire: WireItem, levels: Map<InventoryItemId, StockLevel>): MenuItem {
  for (const part of wire.recipeItems) {
    if (levels.has(part.inventory_item_id)) continue;
    levels.set(part.inventory_item_id, {
      title: part.ingredient_title,
      current: part.current_quantity,
      lowThreshold: part.min_quantity_threshold,
    });
  }
  return {
    id: wire.id,
    title: wire.title,
    description: wire.description,
    price: wire.price,
    image: wire.image,
    categoryId: wire.category_id,
    categoryTitle: wire.category_title,
    isEnabled: wire.is_enabled,
    tax: taxOf(wire),
    variants: wire.variants.map(({ id, title, price }) => ({ id, title, price })),
    addons: wire.addons.map(({ id, title, price }) => ({ id, title, price })),
    groups: wire.modifierGroups.map(
      ({ id, title, min, max, max_each, required, addons_ids, default_ids }) => ({
        id,
        title,
        min,
        max,
        maxEach: max_each,
        isRequired: required,
        addonIds: addons_ids,
        defaultIds: default_ids,
      }),
    ),
    recipe: wire.recipeItems.map((part) => ({
      variantId: part.variant_id === 0 ? null : toId<"Variant">(part.variant_id),
      addonId: part.addon_id === 0 ? null : toId<"Addon">(part.addon_id),
      inventoryItemId: part.inventory_item_id,
      quantity: part.recipe_quantity,
    })),
    ...(wire.combo && { combo: wire.combo.map(comboGroupOf) }),
  };
}

function comboGroupOf({ choices, ...group }: NonNullable<WireItem["combo"]>[number]): ComboGroup {
  return {
    ...group,
    choices: choices.map(({ id, item_id, variant_id, extra, is_default }) => ({
      id,
      itemId: item_id,
      variantId: variant_id,
      extra,
      isDefault: is_default,
    })),
  };
}

function taxOf(wire: WireItem): MenuItem["tax"] {
  if (wire.tax_id === null || wire.tax_type === null) return null;
  return { id: wire.tax_id, title: wire.tax_title ?? "", type: wire.tax_type, rate: wire.tax_rate };
}
