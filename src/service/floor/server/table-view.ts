import { versionOf } from "#platform/server/http/edit-version.ts";
import type { SettingsTable } from "../contract/store-tables.ts";
import type { TableRow, TableUse } from "./table-queries.ts";

/** What a person edits of a table: what its version is made of, and what the audit log keeps. */
export function editedFields({ title, floor, seating_capacity }: EditedTable): EditedTable {
  return { title, floor, seating_capacity };
}
type EditedTable = Pick<TableRow, "title" | "floor" | "seating_capacity">;

/** A table in the settings. `menuAddress`: of the restaurant's menu for guests; null while that is off. */
export function settingsTableView(
  row: TableRow,
  menuAddress: string | null,
  use: Pick<TableUse, "accounts" | "waiting"> | undefined,
): SettingsTable {
  return {
    id: row.id,
    table_title: row.title,
    floor: row.floor,
    seating_capacity: row.seating_capacity,
    encrypted_id: row.locator,
    short_code: row.short_code,
    menu_path: menuAddress === null ? null : `${menuAddress}?table=${row.locator}`,
    open_accounts: use?.accounts ?? 0,
    waiting_orders: use?.waiting ?? 0,
    version: versionOf(editedFields(row)),
  };
}
