import type { Updateable } from "kysely";
import type { PrintSettings, StoreSettings } from "#platform/server/db/database.gen.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

/** Everything a restaurant set for its store, its printer and its charging. */
export function selectSettings(tx: Tx) {
  return tx.one(
    sqlOf
      .selectFrom("store_settings as s")
      .innerJoin("print_settings as p", "p.tenant_id", "s.tenant_id")
      .select(["s.store_name", "s.address", "s.phone", "s.email", "s.store_image"])
      .select(["s.currency", "s.language", "s.time_zone", "s.day_cutoff_hour"])
      .select([
        "s.service_charge_bp",
        "s.is_service_charge_taxed",
        "s.service_charge_rules",
        "s.is_tip_suggested",
        "s.tip_suggestion_bp",
      ])
      .select(["s.identification_threshold_cents", "s.pay_first_options"])
      .select(["s.cash_difference_limit_cents", "s.is_cash_session_required"])
      .select(["s.reservation_minutes", "s.reservation_warning_minutes"])
      .select(["s.is_online_cancel_enabled", "s.is_reservation_mail_enabled"])
      .select([
        "s.visit_opening",
        "s.is_guest_order_sent",
        "s.guest_order_limit_cents",
        "s.guest_order_limit_count",
      ])
      .select(["s.is_guest_takeaway_enabled", "s.is_guest_delivery_enabled", "s.guest_order_hours"])
      .select(["s.is_stock_mail_enabled", "s.stock_mail_hour", "s.target_food_cost_bp"])
      .select(["p.page_format", "p.is_enable_print", "p.header", "p.footer", "p.show_notes"])
      .select(["p.show_store_details", "p.show_customer_details", "p.print_token"])
      .where("s.tenant_id", "=", tx.tenantId),
  );
}

/** The store as its owner edits it. */
export const selectStore = (tx: Tx) =>
  tx.one(
    sqlOf
      .selectFrom("store_settings")
      .select(["store_name", "address", "phone", "email", "store_image", "menu_code"])
      .select(["currency", "language", "time_zone", "day_cutoff_hour"])
      .select(["is_qr_menu_enabled", "is_qr_order_enabled", "is_feedback_enabled", "course_minutes"])
      .select(["is_stock_mail_enabled", "stock_mail_hour", "target_food_cost_bp"])
      .where("tenant_id", "=", tx.tenantId),
  );

/** Tells whether an amount would change its meaning with the currency. */
export async function isAnythingSold(tx: Tx): Promise<boolean> {
  const order = sqlOf
    .selectFrom("orders")
    .select("id")
    .where("tenant_id", "=", tx.tenantId)
    .orderBy("tenant_id")
    .orderBy("id")
    .limit(1);
  return (await tx.first(order)) !== undefined;
}

export type SettingsRow = Awaited<ReturnType<typeof selectSettings>>;

/** The restaurant as its tax documents name it; undefined when nothing was entered yet. */
export const readFiscalSettings = (tx: Tx) =>
  tx.first(sqlOf.selectFrom("fiscal_settings").selectAll().where("tenant_id", "=", tx.tenantId));

/** Locks the settings until the commit, so that of two edits the later sees the earlier. */
export const lockSettings = (tx: Tx) =>
  tx.one(
    sqlOf
      .selectFrom("store_settings")
      .select("tenant_id")
      .where("tenant_id", "=", tx.tenantId)
      .forNoKeyUpdate(),
  );

export type SettingsChange = Omit<Updateable<StoreSettings>, "tenant_id">;

export function updateSettings(tx: Tx, changes: SettingsChange): Promise<number> {
  return tx.run(sqlOf.updateTable("store_settings").set(changes).where("tenant_id", "=", tx.tenantId));
}

export function updatePrintSettings(
  tx: Tx,
  changes: Omit<Updateable<PrintSettings>, "tenant_id">,
): Promise<number> {
  return tx.run(sqlOf.updateTable("print_settings").set(changes).where("tenant_id", "=", tx.tenantId));
}
