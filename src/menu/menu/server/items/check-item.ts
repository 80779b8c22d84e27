import { isKnownCode } from "#core/catalogues/server/public.ts";
import type { CategoryId, MenuItemId, StationId, TaxId } from "#platform/domain/ids.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { billingFields } from "../../contract/menu-items.ts";
import { dietsRuledOut, type FoodMarks } from "../../domain/food-marks.ts";
import { billingProblems, type ItemBilling } from "../../domain/item-billing.ts";

/** Throws `invalid_input` with every field of the billing that breaks a rule or has an unknown code. */
export function refuseBilling(billing: ItemBilling): void {
  const { additionalTribute, tribute } = billing;
  const codes = [
    { field: "itemType", isKnown: isKnownCode("itemTypes", billing.itemType) },
    { field: "unit", isKnown: isKnownCode("units", billing.unit) },
    { field: "tribute", isKnown: tribute === null || isKnownCode("tributes", tribute) },
    {
      field: "additionalTribute",
      isKnown: additionalTribute === null || isKnownCode("tributes", additionalTribute),
    },
  ] as const;
  const unknown = codes.filter(({ isKnown }) => !isKnown);
  const fields = [
    ...billingProblems(billing).map(({ field, reason }) => ({ field: billingFields[field], code: reason })),
    ...unknown.map(({ field }) => ({ field: billingFields[field], code: "not_a_choice" as const })),
  ];
  if (fields.length > 0) throw new AppError("invalid_input", { fields });
}

/** Throws `invalid_input` when an allergen rules out one of the item's diets. */
export function refuseMarks(marks: FoodMarks): void {
  if (dietsRuledOut(marks).length > 0)
    throw new AppError("invalid_input", { fields: [{ field: "diets", code: "diet_ruled_out" }] });
}

/** Category, tax and station that an item refers to. */
interface NamedThings {
  readonly categoryId?: CategoryId | null | undefined;
  readonly taxId?: TaxId | null | undefined;
  readonly stationId?: StationId | null | undefined;
}

/**
 * Throws `invalid_input` on the field of a category, tax or station that cannot be chosen; `within` is the path of
 * these fields in the body.
 */
export async function refuseUnknownNames(tx: Tx, names: NamedThings, within = ""): Promise<void> {
  const { categoryId = null, taxId = null, stationId = null } = names;
  const [known] = await tx.query<{ categoryId: boolean; taxId: boolean; stationId: boolean }>({
    text: `select
        $2::bigint is null or exists (select from categories where tenant_id = $1 and id = $2 and archived_at is null) as "categoryId",
        $3::bigint is null or exists (select from taxes where tenant_id = $1 and id = $3 and archived_at is null) as "taxId",
        $4::bigint is null or exists (select from stations where tenant_id = $1 and id = $4) as "stationId"`,
    values: [tx.tenantId, categoryId, taxId, stationId],
  });
  const fields = Object.entries(known ?? {})
    .filter(([, isKnown]) => !isKnown)
    .map(([field]) => ({ field: within + field, code: "not_a_choice" as const }));
  if (fields.length > 0) throw new AppError("invalid_input", { fields });
}

/** Reads the titles in a category, or of items without one. */
export function titlesIn(tx: Tx, categoryId: CategoryId | null) {
  return tx.rows(
    sqlOf
      .selectFrom("menu_items")
      .select(["id", "title"])
      .where("tenant_id", "=", tx.tenantId)
      .where("archived_at", "is", null)
      .where("category_id", categoryId === null ? "is" : "=", categoryId),
  );
}

/** Throws `menu_item_exists` when another item of the category has this title; case and accents do not matter. */
export async function refuseTakenTitle(
  tx: Tx,
  item: { readonly id: MenuItemId | null; readonly title: string; readonly categoryId: CategoryId | null },
): Promise<void> {
  const wanted = searchText(item.title);
  const others = (await titlesIn(tx, item.categoryId)).filter(({ id }) => id !== item.id);
  if (others.some(({ title }) => searchText(title) === wanted))
    throw new AppError("menu_item_exists", { field: "title", details: { title: item.title } });
}
