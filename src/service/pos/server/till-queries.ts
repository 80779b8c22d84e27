import type { TaxType } from "#core/pricing/domain/tax-type.ts";
import type {
  AddonId,
  CategoryId,
  ComboChoiceId,
  ComboGroupId,
  InventoryItemId,
  MenuItemId,
  ModifierGroupId,
  StationId,
  TaxId,
  VariantId,
} from "#platform/domain/ids.ts";
import type { BasisPoints, Cents } from "#platform/domain/money/cents.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";

/** Lists the categories in menu order, disabled ones included. */
export function selectCategories(tx: Tx) {
  return tx.rows(
    sqlOf
      .selectFrom("categories")
      .select(["id", "title", "is_enabled", "station_id", "course", "colour"])
      .where("tenant_id", "=", tx.tenantId)
      .where("archived_at", "is", null)
      .orderBy("position")
      .orderBy("id"),
  );
}

/** Lists the tables that can be chosen. */
export function selectTillTables(tx: Tx) {
  return tx.rows(
    sqlOf
      .selectFrom("store_tables")
      .select(["id", "title", "floor", "seating_capacity"])
      .where("tenant_id", "=", tx.tenantId)
      .where("is_enabled", "=", true)
      .where("archived_at", "is", null)
      .orderBy("position")
      .orderBy("id"),
  );
}

/** Lists the quick notes in order. */
export function selectQuickNotes(tx: Tx) {
  return tx.rows(
    sqlOf
      .selectFrom("quick_notes")
      .select(["category_id", "note"])
      .where("tenant_id", "=", tx.tenantId)
      .orderBy("position")
      .orderBy("id"),
  );
}

/** Returns the version of the till's data and the restaurant's day rule. */
export function selectTillState(tx: Tx) {
  return tx.one(
    sqlOf
      .selectFrom("store_settings as s")
      .leftJoin("till_versions as v", "v.tenant_id", "s.tenant_id")
      .select(["v.version", "s.time_zone as zone", "s.day_cutoff_hour as cutoffHour"])
      .where("s.tenant_id", "=", tx.tenantId),
  );
}

/** An item: id, title, description, price in cents, picture, category, station of its own, tax. */
type ItemTuple = readonly [
  MenuItemId,
  string,
  string | null,
  Cents,
  string | null,
  CategoryId | null,
  StationId | null,
  TaxId | null,
];
/** A tax: id, title, rate in basis points, type. */
type TaxTuple = readonly [TaxId, string, BasisPoints, TaxType];
/** An item's variant or add-on: item, id, title, price in cents. */
export type ChoiceTuple<ChoiceId> = readonly [MenuItemId, ChoiceId, string, Cents];
/** An item's add-on: item, id, title, price in cents, its group, whether it is a default. */
type AddonTuple = readonly [...ChoiceTuple<AddonId>, ModifierGroupId | null, boolean];
/** A group of add-ons: item, id, title, minimum, maximum, required, most times that one add-on is taken. */
type GroupTuple = readonly [MenuItemId, ModifierGroupId, string, number, number | null, boolean, number];
/** A group of a combo: item, id, title, minimum, maximum. */
type ComboGroupTuple = readonly [MenuItemId, ComboGroupId, string, number, number];
/** A choice of a combo: group, id, item, variant, surcharge in cents, whether it is a default. */
type ComboChoiceTuple = readonly [ComboGroupId, ComboChoiceId, MenuItemId, VariantId | null, Cents, boolean];
/** A recipe line: item, variant, add-on, ingredient, quantity for one portion. */
type RecipeTuple = readonly [MenuItemId, VariantId | null, AddonId | null, InventoryItemId, Thousandths];
/** An ingredient: id, title, quantity in stock, threshold at which it is low. */
type IngredientTuple = readonly [InventoryItemId, string, Thousandths, Thousandths];

export interface MenuRows {
  items: readonly ItemTuple[];
  taxes: readonly TaxTuple[];
  variants: readonly ChoiceTuple<VariantId>[];
  addons: readonly AddonTuple[];
  groups: readonly GroupTuple[];
  combos: readonly ComboGroupTuple[];
  comboChoices: readonly ComboChoiceTuple[];
  recipes: readonly RecipeTuple[];
  ingredients: readonly IngredientTuple[];
}

/**
 * Reads what can be sold now (enabled items without a category or in an enabled one, in menu order) and all choices and recipes
 * of the restaurant, in one row of JSON tuples: for 5,000 items that is twice as fast as rows.
 */
export async function selectMenu(tx: Tx): Promise<MenuRows> {
  const [row] = await tx.query<MenuRows>({ text: MENU, values: [tx.tenantId] });
  return required(row, "the row of a select without a from");
}

const MENU = `select
  (select coalesce(json_agg(json_build_array(i.id, i.title, i.description, i.price_cents, i.image, i.category_id,
      i.station_id, i.tax_id) order by c.position nulls last, c.id, i.position, i.id), '[]')
    from menu_items i
    left join categories c on c.tenant_id = i.tenant_id and c.id = i.category_id
    where i.tenant_id = $1 and i.is_enabled and i.archived_at is null and coalesce(c.is_enabled, true)) as items,
  (select coalesce(json_agg(json_build_array(id, title, rate_bp, type)), '[]')
    from taxes where tenant_id = $1) as taxes,
  (select coalesce(json_agg(json_build_array(menu_item_id, id, title, price_cents) order by position, id), '[]')
    from menu_variants where tenant_id = $1 and archived_at is null) as variants,
  (select coalesce(json_agg(json_build_array(menu_item_id, id, title, price_cents, group_id, is_default)
    order by position, id), '[]') from item_addons where tenant_id = $1 and archived_at is null) as addons,
  (select coalesce(json_agg(json_build_array(menu_item_id, id, title, min_choices, max_choices, is_required, max_each)
    order by position, id), '[]') from item_groups where tenant_id = $1 and archived_at is null) as groups,
  (select coalesce(json_agg(json_build_array(menu_item_id, id, title, min_choices, max_choices)
    order by position, id), '[]') from combo_groups where tenant_id = $1) as combos,
  (select coalesce(json_agg(json_build_array(combo_group_id, id, menu_item_id, variant_id, extra_cents, is_default)
    order by position, id), '[]') from combo_choices where tenant_id = $1) as "comboChoices",
  (select coalesce(json_agg(json_build_array(menu_item_id, variant_id, addon_id, inventory_item_id, quantity)
    order by id), '[]') from item_recipes where tenant_id = $1) as recipes,
  (select coalesce(json_agg(json_build_array(id, title, quantity, min_quantity_threshold)), '[]')
    from inventory_items where tenant_id = $1) as ingredients`;
