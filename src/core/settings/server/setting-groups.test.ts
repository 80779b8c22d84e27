import { expect, test } from "vitest";
import { z } from "zod";
import { aFloor } from "#app/server/testing/floor.ts";
import type { SettingGroup } from "#platform/contract/setting-group.ts";
import { settingGroups } from "../contract/setting-groups.ts";
import { selectSettings, settingColumns, updateGroup, valuesIn } from "./settings-queries.ts";

const groups: readonly (readonly [string, SettingGroup])[] = Object.entries(settingGroups);

/** Columns that nobody sets in a form. */
const others: readonly string[] = ["tenant_id", "store_image", "guest_cover", "menu_code", "feedback_secret"];

test.each(["store_settings", "print_settings"] as const)("each column of %s is a setting", async (table) => {
  const floor = await aFloor();
  const columns = await floor.rows<{ column: string }>(
    `select column_name as column from information_schema.columns
     where table_name = '${table}' and table_schema = 'public' and $1::bigint is not null -- tenant_id`,
  );
  const names = columns.map(({ column }) => column).filter((column) => !others.includes(column));
  expect(names.toSorted()).toEqual(settingColumns(table).toSorted());
});

test.each(groups)("the settings %s are read and saved as their contract says", async (_name, group) => {
  const floor = await aFloor();
  const read = () => floor.server.db.inTenant(floor.small.tenantId, selectSettings);
  const values = valuesIn(group, await read());
  expect(() => z.encode(group.schema, values)).not.toThrow();
  await floor.server.db.inTenant(floor.small.tenantId, (tx) => updateGroup(tx, group, values));
  expect(valuesIn(group, await read())).toEqual(values);
});

test("settings of one column take the same values", () => {
  const settings = groups.flatMap(([, group]) =>
    Object.values(group.settings).map(({ column, schema }) => ({
      column: `${group.table}.${column}`,
      schema,
    })),
  );
  for (const [column, same] of Map.groupBy(settings, ({ column }) => column))
    expect(new Set(same.map(({ schema }) => schema)).size, column).toBe(1);
});

test("a setting needs a switch of its own group", () => {
  for (const [, { settings }] of groups)
    for (const { needs } of Object.values(settings))
      if (needs !== undefined) expect(settings).toHaveProperty(needs);
});
