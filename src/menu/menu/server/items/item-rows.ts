import type { TaxType } from "#core/pricing/domain/tax-type.ts";
import type { Micros } from "#inventory/inventory/domain/unit-cost.ts";
import type {
  AddonId,
  CategoryId,
  InventoryItemId,
  MenuItemId,
  ModifierGroupId,
  RecipeItemId,
  StationId,
  TaxId,
  VariantId,
} from "#platform/domain/ids.ts";
import type { BasisPoints, Cents } from "#platform/domain/money/cents.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { FoodMarks } from "../../domain/food-marks.ts";
import type { ItemBilling } from "../../domain/item-billing.ts";
import type { Addon, Variant } from "../../domain/menu-item.ts";

/** A variant with what is in it. */
export interface VariantRow extends Variant, FoodMarks {}

export interface AddonRow extends Addon, FoodMarks {
  readonly groupId: ModifierGroupId | null;
  readonly isDefault: boolean;
  /** Its group is shared: other items have it too. */
  readonly isShared: boolean;
}

export interface ModifierGroupRow {
  readonly id: ModifierGroupId;
  readonly title: string;
  readonly min: number;
  readonly max: number | null;
  readonly maxEach: number;
  readonly required: boolean;
  readonly isShared: boolean;
}

export interface RecipeRow {
  readonly id: RecipeItemId;
  readonly variantId: VariantId | null;
  readonly addonId: AddonId | null;
  readonly ingredientId: InventoryItemId;
  readonly ingredient: string;
  readonly unit: string;
  readonly quantity: Thousandths;
  readonly unitCost: Micros | null;
}

/** An item with all its settings; deleted choices are left out. */
export interface MenuItemRow extends ItemBilling, FoodMarks {
  readonly id: MenuItemId;
  readonly title: string;
  readonly description: string | null;
  readonly price: Cents;
  readonly netPrice: Cents | null;
  readonly image: string | null;
  readonly categoryId: CategoryId | null;
  readonly category: string | null;
  readonly taxId: TaxId | null;
  readonly tax: string | null;
  readonly taxRate: BasisPoints | null;
  readonly taxType: TaxType | null;
  readonly stationId: StationId | null;
  readonly station: string | null;
  readonly isEnabled: boolean;
  readonly position: number;
  readonly variants: readonly VariantRow[];
  readonly addons: readonly AddonRow[];
  readonly groups: readonly ModifierGroupRow[];
  readonly recipe: readonly RecipeRow[];
}

const VARIANTS = `(select coalesce(json_agg(json_build_object('id', x.id, 'title', x.title, 'price', x.price_cents,
    'allergens', x.allergens, 'diets', x.diets) order by x.position, x.id), '[]')
  from menu_variants x where x.tenant_id = $1 and x.menu_item_id = i.id and x.archived_at is null)`;

const ADDONS = `(select coalesce(json_agg(json_build_object('id', x.id, 'title', x.title, 'price', x.price_cents,
    'groupId', x.group_id, 'isDefault', x.is_default, 'isShared', x.is_shared, 'allergens', x.allergens, 'diets', x.diets) order by x.position, x.id), '[]')
  from item_addons x where x.tenant_id = $1 and x.menu_item_id = i.id and x.archived_at is null)`;

const GROUPS = `(select coalesce(json_agg(json_build_object('id', x.id, 'title', x.title, 'min', x.min_choices,
    'max', x.max_choices, 'maxEach', x.max_each, 'required', x.is_required, 'isShared', x.is_shared)
    order by x.position, x.id), '[]')
  from item_groups x where x.tenant_id = $1 and x.menu_item_id = i.id and x.archived_at is null)`;

const RECIPE = `(select coalesce(json_agg(json_build_object('id', r.id, 'variantId', r.variant_id, 'addonId', r.addon_id,
    'ingredientId', s.id, 'ingredient', s.title, 'unit', s.unit, 'quantity', r.quantity,
    'unitCost', s.unit_cost_micros) order by r.id), '[]')
  from item_recipes r
  join inventory_items s on s.tenant_id = $1 and s.id = r.inventory_item_id
  left join menu_variants v on v.tenant_id = $1 and v.id = r.variant_id
  left join menu_addons a on a.tenant_id = $1 and a.id = r.addon_id
  where r.tenant_id = $1 and r.menu_item_id = i.id and v.archived_at is null and a.archived_at is null)`;

const ITEM = columnsOf<MenuItemRow>({
  id: "i.id",
  title: "i.title",
  description: "i.description",
  price: "i.price_cents",
  netPrice: "i.net_price_cents",
  image: "i.image",
  categoryId: "i.category_id",
  category: "c.title",
  taxId: "i.tax_id",
  tax: "t.title",
  taxRate: "t.rate_bp",
  taxType: "t.type",
  stationId: "i.station_id",
  station: "p.title",
  isEnabled: "i.is_enabled",
  position: "i.position",
  itemType: "i.item_type_code",
  isTaxable: "i.is_taxable",
  isNotSubject: "i.is_not_subject",
  tribute: "i.tribute_code",
  unit: "i.unit_code",
  internalCode: "i.internal_code",
  ivaRate: "i.iva_bp",
  isIvaIncluded: "i.is_iva_included",
  additionalTribute: "i.additional_tribute_code",
  additionalRate: "i.additional_bp",
  allergens: "i.allergens",
  diets: "i.diets",
  variants: VARIANTS,
  addons: ADDONS,
  groups: GROUPS,
  recipe: RECIPE,
});

const FROM = `from menu_items i
  left join categories c on c.tenant_id = $1 and c.id = i.category_id
  left join taxes t on t.tenant_id = $1 and t.id = i.tax_id
  left join stations p on p.tenant_id = $1 and p.id = i.station_id
  where i.tenant_id = $1 and i.archived_at is null`;
const IN_ORDER = "order by c.position nulls last, c.id, i.position, i.id";

/** Reads the whole menu in its order, with hidden items. */
export function allItems(tx: Tx): Promise<MenuItemRow[]> {
  return tx.query({ text: `select ${ITEM} ${FROM} ${IN_ORDER}`, values: [tx.tenantId] });
}

/** Reads these items in the order of the menu. Throws `not_found` when one of them is not on it. */
export async function itemsById(tx: Tx, ids: readonly MenuItemId[]): Promise<MenuItemRow[]> {
  const rows = await tx.query<MenuItemRow>({
    text: `select ${ITEM} ${FROM} and i.id = any($2::bigint[]) ${IN_ORDER}`,
    values: [tx.tenantId, ids],
  });
  if (rows.length !== ids.length) throw new AppError("not_found");
  return rows;
}

/** Reads the items whose recipe, or that of one of their choices, contains one of these ingredients. */
export function itemsWithIngredients(tx: Tx, ids: readonly InventoryItemId[]): Promise<MenuItemRow[]> {
  return tx.query({
    text: `select ${ITEM} ${FROM} and i.id in (
        select menu_item_id from item_recipes where tenant_id = $1 and inventory_item_id = any($2::bigint[])
      ) ${IN_ORDER}`,
    values: [tx.tenantId, ids],
  });
}

/** Reads one item. Throws `not_found`. */
export async function itemById(tx: Tx, id: MenuItemId): Promise<MenuItemRow> {
  const [row] = await itemsById(tx, [id]);
  return found(row);
}
