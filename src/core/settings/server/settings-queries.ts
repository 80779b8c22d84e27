import type { Updateable } from "kysely";
import type { z } from "zod";
import type { columnSchema, SettingGroup, SettingValues } from "#platform/contract/setting-group.ts";
import type { StoreSettings } from "#platform/server/db/database.gen.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { settingGroups } from "../contract/setting-groups.ts";

type AnyGroup = (typeof settingGroups)[keyof typeof settingGroups];
type GroupIn<Table> = Extract<AnyGroup, { readonly table: Table }>;
type ColumnIn<Table, Group = GroupIn<Table>> = Group extends SettingGroup
  ? Group["settings"][keyof Group["settings"]]["column"]
  : never;

/** Returns the columns of a table that hold settings, once each. */
export function settingColumns<Table extends SettingGroup["table"]>(table: Table): ColumnIn<Table>[] {
  const groups: readonly SettingGroup[] = Object.values(settingGroups);
  const columns = groups
    .filter((group) => group.table === table)
    .flatMap(({ settings }) => Object.values(settings).map(({ column }) => column));
  // The names are those of the groups, which the types know one by one.
  return [...new Set(columns)] as ColumnIn<Table>[];
}

const storeColumns = settingColumns("store_settings");
const printColumns = settingColumns("print_settings");

/** Everything a restaurant set. */
export function selectSettings(tx: Tx) {
  return tx.one(
    sqlOf
      .selectFrom("store_settings as s")
      .innerJoin("print_settings as p", "p.tenant_id", "s.tenant_id")
      .select(["store_image", "guest_cover", "menu_code"])
      .select(storeColumns)
      .select(printColumns)
      .where("s.tenant_id", "=", tx.tenantId),
  );
}

/** Reads the part of the store that guests see before they have its menu. */
export const selectStore = (tx: Tx) =>
  tx.one(
    sqlOf
      .selectFrom("store_settings")
      .select(["store_name", "store_image", "menu_code", "is_qr_menu_enabled", "guest_accent"])
      .where("tenant_id", "=", tx.tenantId),
  );

export type SettingsRow = Awaited<ReturnType<typeof selectSettings>>;

/** Locks the settings until the commit, so that of two edits the later sees the earlier. */
export const lockSettings = (tx: Tx) =>
  tx.one(
    sqlOf
      .selectFrom("store_settings")
      .select("tenant_id")
      .where("tenant_id", "=", tx.tenantId)
      .forNoKeyUpdate(),
  );

type SettingsChange = Omit<Updateable<StoreSettings>, "tenant_id">;

export function updateSettings(tx: Tx, changes: SettingsChange): Promise<number> {
  return tx.run(sqlOf.updateTable("store_settings").set(changes).where("tenant_id", "=", tx.tenantId));
}

/** Returns a group's values as the code has them, from a row with its columns. */
export function valuesIn<Group extends SettingGroup>(
  group: Group,
  row: Readonly<Record<string, unknown>>,
): SettingValues<Group> {
  const values = Object.entries(group.settings).map(([name, { column, stored }]) => {
    const value = row[column];
    return [name, stored ? stored.read(value) : value] as const;
  });
  // Each column holds what the schema of its setting lets in.
  return Object.fromEntries(values) as SettingValues<Group>;
}

/** Returns a group's values by the names of their columns, as tills and papers take those of printing. */
export function valuesByColumn<Group extends SettingGroup>(
  group: Group,
  row: Readonly<Record<string, unknown>>,
): z.output<ReturnType<typeof columnSchema<Group>>> {
  const values = Object.values(group.settings).map(({ column }) => [column, row[column]] as const);
  return Object.fromEntries(values) as z.output<ReturnType<typeof columnSchema<Group>>>;
}

/** Writes a group's values into its columns. */
export function updateGroup<Group extends SettingGroup>(
  tx: Tx,
  group: Group,
  values: SettingValues<Group>,
): Promise<number> {
  const columns = Object.entries(group.settings).map(([name, { column, stored }]) => {
    const value = values[name];
    return [column, stored ? stored.write(value as never) : value] as const;
  });
  const changes: Record<string, unknown> = Object.fromEntries(columns);
  if (group.table === "store_settings") return updateSettings(tx, changes);
  return tx.run(sqlOf.updateTable("print_settings").set(changes).where("tenant_id", "=", tx.tenantId));
}
