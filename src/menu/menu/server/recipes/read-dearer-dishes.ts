import { sql } from "kysely";
import { readSettings } from "#core/settings/server/public.ts";
import { combosOnMenu } from "#menu/combos/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { type BasisPoints, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { DearerDish, readDearerDishes as definition } from "../../contract/dearer-dishes.ts";
import { type CostChanges, marginChange, type SoldRecipe } from "../../domain/margin-change.ts";
import { addonLines, baseLines, targetPrice, variantLines } from "../../domain/recipe-cost.ts";
import { itemsWithIngredients, type MenuItemRow } from "../items/item-rows.ts";
import { taxOf } from "../items/item-view.ts";

/** Most dishes in the answer. */
const LISTED = 200;

/** Returns the dishes whose margin dearer ingredients reduce. */
export function findDearerDishes(
  ctx: StaffContext,
  { changes }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { currency, details } = await readSettings(tx, ctx.now);
    await refuseUnknown(
      tx,
      changes.map((change) => change.inventory_item_id),
    );
    const dishes = await dearerDishes(
      tx,
      new Map(
        changes.map(({ inventory_item_id: id, old_cost, new_cost }) => [
          id,
          { before: old_cost, after: new_cost },
        ]),
      ),
      details.targetFoodCost,
    );
    return {
      dishes: dishes.slice(0, LISTED),
      count: dishes.length,
      target_food_cost: details.targetFoodCost,
      currency,
    };
  });
}

/** Deleted ingredients are accepted: their earlier prices may be looked at. */
async function refuseUnknown(tx: Tx, ids: readonly InventoryItemId[]): Promise<void> {
  const known = await tx.rows(
    sqlOf
      .selectFrom("inventory_items")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`id = any(${ids})`),
  );
  if (known.length < ids.length) throw new AppError("not_found");
}

/**
 * Returns the dishes whose margin falls most first; where the margin is unknown, those whose cost rises most.
 */
async function dearerDishes(tx: Tx, changes: CostChanges, target: BasisPoints): Promise<DearerDish[]> {
  const [items, combos] = [await itemsWithIngredients(tx, [...changes.keys()]), await combosOnMenu(tx)];
  const dishes = items
    .filter(({ id }) => !combos.ids.has(id))
    .flatMap((item) => soldOf(item).flatMap((sold) => dearerDish(item, sold, { changes, target })));
  return dishes.toSorted((a, b) => lostMargin(b) - lostMargin(a) || lostCents(b) - lostCents(a));
}

const lostMargin = ({ old_margin, new_margin }: DearerDish) => (old_margin ?? 0) - (new_margin ?? 0);
const lostCents = ({ old_cost, new_cost }: DearerDish) => new_cost - old_cost;

interface Sold extends SoldRecipe {
  readonly choice: DearerDish["choice"];
}

/** Returns what is sold of an item: itself or each of its variants, and its add-ons. */
function soldOf(item: MenuItemRow): Sold[] {
  const { recipe, variants, addons, price } = item;
  const tax = taxOf(item);
  const dishes: Sold[] =
    variants.length === 0
      ? [{ choice: null, lines: baseLines(recipe), price, tax }]
      : variants.map((variant) => ({
          choice: { kind: "variant", title: variant.title },
          lines: variantLines(recipe, variant.id),
          price: variant.price,
          tax,
        }));
  return [
    ...dishes,
    ...addons.map(
      (addon): Sold => ({
        choice: { kind: "addon", title: addon.title },
        lines: addonLines(recipe, addon.id),
        price: addon.price,
        tax,
      }),
    ),
  ];
}

function dearerDish(
  { id, title }: MenuItemRow,
  sold: Sold,
  { changes, target }: { readonly changes: CostChanges; readonly target: BasisPoints },
): DearerDish[] {
  const eaten = marginChange(sold, changes);
  if (eaten === null) return [];
  const { before, after } = eaten;
  const inPercent = (margin: number | null) => (margin === null ? null : margin / 100);
  return [
    {
      menu_item_id: id,
      title,
      choice: sold.choice,
      price: sold.price,
      old_cost: before.cost ?? ZERO_CENTS,
      new_cost: after.cost ?? ZERO_CENTS,
      unknown: after.unknown,
      old_margin: inPercent(before.margin),
      new_margin: inPercent(after.margin),
      target_price: targetPrice(after, target, sold.tax),
      ingredients: [...changes.keys()].filter((key) => sold.lines.some((line) => line.ingredientId === key)),
    },
  ];
}
