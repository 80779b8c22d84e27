import { filePath } from "#core/files/contract/files.ts";
import { NO_TAX, type PriceTax } from "#core/pricing/domain/tax-type.ts";
import { costOf } from "#inventory/inventory/domain/unit-cost.ts";
import { type BasisPoints, basisPoints, type Cents } from "#platform/domain/money/cents.ts";
import { versionOf } from "#platform/server/http/edit-version.ts";
import type { ItemDetail, RecipeLine } from "../../contract/menu-item-detail.ts";
import { addonLines, baseLines, costAgainstTarget, variantLines } from "../../domain/recipe-cost.ts";
import { choiceFields, groupFields, itemVersion, recipeFields } from "./item-fields.ts";
import type { MenuItemRow, ModifierGroupRow, RecipeRow, VariantRow } from "./item-rows.ts";

const NO_RATE = basisPoints(0);

/** Returns an item for its page, with the prices at which its ingredients take `target` of them. */
export function itemView(item: MenuItemRow, target: BasisPoints): ItemDetail {
  const costed = costedBy(taxOf(item), target);
  return {
    id: item.id,
    title: item.title,
    description: item.description,
    price: item.price,
    net_price: item.netPrice,
    image: item.image === null ? null : filePath(item.image),
    category_id: item.categoryId,
    category_title: item.category,
    tax_id: item.taxId,
    tax_title: item.tax,
    tax_rate: item.taxRate ?? NO_RATE,
    tax_type: item.taxType,
    station_id: item.stationId,
    is_enabled: item.isEnabled,
    ...billingView(item),
    allergens: item.allergens === null ? null : [...item.allergens],
    diets: [...item.diets],
    ...choicesView(item, costed),
    recipeItems: item.recipe.map((line) => recipeView(item, line)),
    recipeCost: costed(baseLines(item.recipe), item.price),
    version: itemVersion(item),
  };
}

function billingView(item: MenuItemRow) {
  return {
    dte_tipo_item_codigo: item.itemType,
    dte_gravado: item.isTaxable ? 1 : 0,
    dte_no_sujeto: item.isNotSubject ? 1 : 0,
    dte_cod_tributo: item.tribute,
    dte_unidad_medida: item.unit,
    dte_codigo_interno: item.internalCode,
    dte_porcentaje_iva: item.ivaRate,
    dte_precio_incluye_iva: item.isIvaIncluded ? 1 : 0,
    dte_cod_tributo_adicional: item.additionalTribute,
    dte_porcentaje_adicional: item.additionalRate,
  };
}

function choicesView(
  item: MenuItemRow,
  costed: Costed,
): Pick<ItemDetail, "variants" | "addons" | "modifierGroups"> {
  return {
    variants: item.variants.map(({ id, ...variant }) => ({
      id,
      ...choiceView(variant),
      recipeCost: costed(variantLines(item.recipe, id), variant.price),
      version: versionOf(choiceFields(variant)),
    })),
    addons: item.addons.map(({ id, groupId, isDefault, isShared, ...addon }) => ({
      id,
      ...choiceView(addon),
      group_id: groupId,
      is_default: isDefault,
      is_shared: isShared,
      recipeCost: costed(addonLines(item.recipe, id), addon.price),
      version: versionOf(choiceFields(addon)),
    })),
    modifierGroups: groupsInUse(item).map((group) => {
      const fields = groupFields(group, item.addons);
      return { id: group.id, ...fields, is_shared: group.isShared, version: versionOf(fields) };
    }),
  };
}

const choiceView = ({ title, price, allergens, diets }: Omit<VariantRow, "id">) => ({
  title,
  price,
  allergens: allergens === null ? null : [...allergens],
  diets: [...diets],
});

/**
 * Returns the groups that have add-ons. The last add-on of a group may have been deleted, and may be restored.
 */
export function groupsInUse({ groups, addons }: MenuItemRow): readonly ModifierGroupRow[] {
  return groups.filter(({ id }) => addons.some(({ groupId }) => groupId === id));
}

function recipeView(item: MenuItemRow, line: RecipeRow): RecipeLine {
  const { variantId, addonId, unitCost, quantity } = line;
  return {
    id: line.id,
    menuItemId: item.id,
    variantId,
    variant_title: item.variants.find(({ id }) => id === variantId)?.title ?? null,
    addonId,
    addon_title: item.addons.find(({ id }) => id === addonId)?.title ?? null,
    ingredientId: line.ingredientId,
    ingredient_title: line.ingredient,
    quantity,
    unit: line.unit,
    unit_cost: unitCost,
    cost: unitCost === null ? null : costOf([{ quantity, unitCost }]),
    version: versionOf(recipeFields(line)),
  };
}

type Costed = (lines: readonly RecipeRow[], price: Cents) => ItemDetail["recipeCost"];

function costedBy(tax: PriceTax, target: BasisPoints): Costed {
  return (lines, price) => costAgainstTarget(lines, { price, tax, target });
}

export function taxOf({ taxType, taxRate }: MenuItemRow): PriceTax {
  return taxType === null ? NO_TAX : { type: taxType, rate: taxRate ?? NO_RATE };
}
