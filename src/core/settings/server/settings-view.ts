import { filePath } from "#core/files/contract/files.ts";
import type { PrintSettings, StoreSettings } from "../contract/settings.ts";
import type { SettingsRow } from "./settings-queries.ts";

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
