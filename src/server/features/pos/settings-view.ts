import { filePath } from "../../../contract/files.ts";
import type { PaymentType, PrintSettings, StoreSettings } from "../../../contract/menu.ts";
import type { DayRule } from "../../../domain/periods/business-day.ts";
import type { selectPaymentTypes, selectSettings } from "./till-queries.ts";

export type SettingsRow = Awaited<ReturnType<typeof selectSettings>>;

/** How the restaurant counts its days. */
export function dayRuleOf(row: Pick<SettingsRow, "time_zone" | "day_cutoff_hour">): DayRule {
  return { zone: row.time_zone, cutoffHour: row.day_cutoff_hour };
}

/** The store as screens and receipts name it. */
export function storeSettingsView(row: SettingsRow): StoreSettings {
  return {
    store_name: row.store_name,
    address: row.address,
    phone: row.phone,
    email: row.email,
    currency: row.currency,
    store_image: row.store_image === null ? null : filePath(row.store_image),
    time_zone: row.time_zone,
    day_cutoff_hour: row.day_cutoff_hour,
  };
}

/** How receipts and tokens are printed. */
export function printSettingsView(row: SettingsRow): PrintSettings {
  return {
    // The column's check allows these two widths only.
    page_format: row.page_format === 57 ? 57 : 80,
    is_enable_print: row.is_enable_print,
    header: row.header,
    footer: row.footer,
    show_notes: row.show_notes,
    show_store_details: row.show_store_details,
    show_customer_details: row.show_customer_details,
    print_token: row.print_token,
  };
}

/** A way to pay with its picture. */
export function paymentTypeView(row: Awaited<ReturnType<typeof selectPaymentTypes>>[number]): PaymentType {
  return { id: row.id, title: row.title, isActive: row.is_active, icon: row.icon };
}
