import { hoursList, hoursOf } from "#core/settings/contract/offer-hours.ts";
import type { OfferHours } from "#core/settings/domain/offer-hours.ts";
import type { FoodMarks } from "#menu/menu/domain/food-marks.ts";
import type { MenuItemId, TableId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

/** Reads the store data that guests see. */
export const selectGuestStore = (tx: Tx) =>
  tx.one(
    sqlOf
      .selectFrom("store_settings")
      .select(["store_name", "address", "phone", "email", "store_image", "currency"])
      .select(["is_qr_menu_enabled", "is_qr_order_enabled", "service_charge_bp"])
      .select(["is_feedback_enabled", "review_url", "guest_accent", "guest_cover"])
      .select(["is_guest_takeaway_enabled as is_takeaway_enabled"])
      .select(["is_guest_delivery_enabled as is_delivery_enabled"])
      .where("tenant_id", "=", tx.tenantId),
  );

/** Reads the hours in which guests may order. */
export async function selectOrderHours(tx: Tx): Promise<OfferHours[]> {
  const { guest_order_hours: hours } = await tx.one(
    sqlOf.selectFrom("store_settings").select("guest_order_hours").where("tenant_id", "=", tx.tenantId),
  );
  return hoursList.parse(hours).map(hoursOf);
}

/** Finds the table of a printed locator; undefined when none in use has it. */
export const selectTableOfLocator = (tx: Tx, locator: string) =>
  tx.first(
    sqlOf
      .selectFrom("store_tables")
      .select(["id", "title as table_title", "floor"])
      .where("tenant_id", "=", tx.tenantId)
      .where("locator", "=", locator)
      .where("is_enabled", "=", true)
      .where("archived_at", "is", null),
  );

/** Kinds of things that have marks. */
type MarkedKind = "item" | "variant" | "addon";
export type MarksOf = (
  kind: MarkedKind,
  id: number,
) => { allergens: FoodMarks["allergens"]; diets: FoodMarks["diets"] };

/** Reads the allergens and diets of items and choices; whatever has none is not declared. */
export async function selectMarks(tx: Tx): Promise<MarksOf> {
  const rows = await tx.query<FoodMarks & { readonly kind: MarkedKind; readonly id: number }>({
    text: `select 'item' as kind, id, allergens, diets from menu_items
        where tenant_id = $1 and archived_at is null and (allergens is not null or diets <> '{}')
      union all select 'variant', id, allergens, diets from menu_variants
        where tenant_id = $1 and archived_at is null and (allergens is not null or diets <> '{}')
      union all select 'addon', id, allergens, diets from menu_addons
        where tenant_id = $1 and archived_at is null and (allergens is not null or diets <> '{}')`,
    values: [tx.tenantId],
  });
  const known = new Map(
    rows.map(({ kind, id, allergens, diets }) => [`${kind} ${id}`, { allergens, diets }]),
  );
  return (kind, id) => known.get(`${kind} ${id}`) ?? { allergens: null, diets: [] };
}

/** Tells whether a picture belongs to the guests' menu: other files are private. */
export async function isPictureOfMenu(tx: Tx, hash: string): Promise<boolean> {
  const shown = await tx.query({
    text: `select from store_settings s where s.tenant_id = $1 and s.is_qr_menu_enabled
      and (s.guest_cover = $2 or exists (
        select from menu_items i where i.tenant_id = $1 and i.image = $2 and i.archived_at is null))`,
    values: [tx.tenantId, hash],
  });
  return shown.length > 0;
}

/** Reads the tables in use that have a code, floor by floor in display order. */
export const selectPrintedTables = (tx: Tx) =>
  tx.rows(
    sqlOf
      .selectFrom("store_tables")
      .select(["id", "title", "floor", "locator", "short_code"])
      .where("tenant_id", "=", tx.tenantId)
      .where("is_enabled", "=", true)
      .where("archived_at", "is", null)
      .orderBy("position")
      .orderBy("id"),
  );

/** Reads the parts of the menu address at a table; undefined while the table is not in use or no menu is shown. */
export const selectAddressOfTable = (tx: Tx, id: TableId) =>
  tx.first(
    sqlOf
      .selectFrom("store_tables as t")
      .innerJoin("store_settings as s", "s.tenant_id", "t.tenant_id")
      .select(["s.menu_code", "t.locator"])
      .where("t.tenant_id", "=", tx.tenantId)
      .where("t.id", "=", id)
      .where("t.is_enabled", "=", true)
      .where("t.archived_at", "is", null)
      .where("s.is_qr_menu_enabled", "=", true),
  );

/** Reads the items that the restaurant shows large. */
export async function selectHighlights(tx: Tx): Promise<ReadonlySet<MenuItemId>> {
  const rows = await tx.rows(
    sqlOf
      .selectFrom("menu_items")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where("is_highlighted", "=", true)
      .where("archived_at", "is", null),
  );
  return new Set(rows.map(({ id }) => id));
}
