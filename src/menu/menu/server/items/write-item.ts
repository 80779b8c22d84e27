import type { Insertable, Updateable } from "kysely";
import type { CategoryId, MenuItemId, TaxId } from "#platform/domain/ids.ts";
import type { MenuItems } from "#platform/server/db/database.gen.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { allergens, diets, type FoodMarks } from "../../domain/food-marks.ts";
import type { ItemBilling } from "../../domain/item-billing.ts";

type ItemColumns = Omit<Insertable<MenuItems>, "tenant_id" | "id" | "position">;

/** Turns the billing into columns of the table. */
export function billingColumns(billing: ItemBilling) {
  return {
    item_type_code: billing.itemType,
    is_taxable: billing.isTaxable,
    is_not_subject: billing.isNotSubject,
    tribute_code: billing.tribute,
    unit_code: billing.unit,
    internal_code: billing.internalCode,
    iva_bp: billing.ivaRate,
    is_iva_included: billing.isIvaIncluded,
    additional_tribute_code: billing.additionalTribute,
    additional_bp: billing.additionalRate,
  };
}

/** Turns the marks into columns of the table: each once, in the order of the lists. */
export function markColumns(marks: FoodMarks) {
  return {
    allergens: marks.allergens && allergens.filter((allergen) => marks.allergens?.includes(allergen)),
    diets: diets.filter((diet) => marks.diets.includes(diet)),
  };
}

/** Adds an item at a position of its category. */
export async function insertItem(tx: Tx, item: ItemColumns, position: number): Promise<MenuItemId> {
  const { id } = await tx.one(
    sqlOf
      .insertInto("menu_items")
      .values({ ...item, tenant_id: tx.tenantId, position })
      .returning("id"),
  );
  return id;
}

export function writeItem(
  tx: Tx,
  id: MenuItemId,
  changes: Omit<Updateable<MenuItems>, "tenant_id" | "id">,
): Promise<number> {
  return tx.run(
    sqlOf.updateTable("menu_items").set(changes).where("tenant_id", "=", tx.tenantId).where("id", "=", id),
  );
}

/** Returns the position of the last item in a category, or of those without one. */
export async function lastPlace(tx: Tx, categoryId: CategoryId | null): Promise<number> {
  const [last] = await tx.query<{ position: number }>({
    text: `select coalesce(max(position), 0) + 1 as position from menu_items
      where tenant_id = $1 and category_id is not distinct from $2::bigint and archived_at is null`,
    values: [tx.tenantId, categoryId],
  });
  return last?.position ?? 1;
}

/** Gives the items of a tax that is about to be deleted another tax. */
export const moveItemsToTax = (tx: Tx, from: TaxId, to: TaxId) =>
  tx.run(
    sqlOf
      .updateTable("menu_items")
      .set({ tax_id: to })
      .where("tenant_id", "=", tx.tenantId)
      .where("tax_id", "=", from)
      .where("archived_at", "is", null),
  );
