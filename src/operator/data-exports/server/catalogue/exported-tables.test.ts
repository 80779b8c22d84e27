import { expect, test } from "vitest";
import { suiteDatabase } from "#app/server/suites/suite-database.ts";
import { afterEachFile } from "#app/server/testing/after-each-file.ts";
import { createDatabase } from "#platform/server/db/in-tenant.ts";
import { createPool } from "#platform/server/db/pool.ts";
import { readTenantTables } from "#platform/server/db/tenant-tables.ts";
import { expectedRows } from "../making/expected-rows.ts";
import { exportShapes } from "../making/make-export.ts";
import { pageStatement } from "../making/whole-export.ts";
import { exportedTables } from "./exported-tables.ts";
import { leftOutTables } from "./left-out-tables.ts";
import type { ExportedTable } from "./table-shape.ts";

const { superuser, appUrl } = await suiteDatabase("exports");
const db = createDatabase(createPool({ url: appUrl, max: 2 }), () => undefined);
afterEachFile(() => db.close());
const tables = await readTenantTables(db);
const exported = new Map<string, ExportedTable>(Object.entries(exportedTables));

test("every table of restaurants is exported or left out with a reason", () => {
  const listed = [...exported.keys(), ...Object.keys(leftOutTables)];
  expect(listed.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  expect(new Set(listed).size).toBe(listed.length);
  for (const reason of Object.values(leftOutTables)) expect(reason.length).toBeGreaterThan(5);
});

test("every column of an exported table is in its file or left out with a reason", () => {
  const listed = [...exported].flatMap(([table, { columns, leaves = {} }]) =>
    [...columns.split(" "), ...Object.keys(leaves)].map((column) => `${table}.${column}`),
  );
  const there = tables
    .filter(({ name }) => exported.has(name))
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
  expect(listed.toSorted()).toEqual(there.toSorted());
});

/** Names that look like a secret, and are none. */
const HARMLESS =
  /^(purchase_units\.name_key|purchase_items\.supplier_key|vendor_items\.key|purchase_documents\.sha256|withholding_documents\.sha256|tax_exchanges\.request_sha256|orders\.token_no|print_settings\.print_token)$/;

test("nothing that looks like a secret is exported, and no bytes but packed text", () => {
  const suspicious = [...exported].flatMap(([table, { columns }]) =>
    columns
      .split(" ")
      .filter((column) =>
        /hash|secret|token|(^|_)pin|sealed|password|key|jws/.test(
          column.replace("sealed_at", "").replace("is_sealed", ""),
        ),
      )
      .map((column) => `${table}.${column}`)
      .filter((name) => !HARMLESS.test(name)),
  );
  expect(suspicious).toEqual([]);
  const bytes = tables.flatMap(({ name, columns }) => {
    const wanted = exported.get(name);
    const names = wanted?.columns.split(" ") ?? [];
    const packed = wanted?.packed?.split(" ") ?? [];
    return columns
      .filter(
        (column) => column.type === "bytea" && names.includes(column.name) && !packed.includes(column.name),
      )
      .map((column) => `${name}.${column.name}`);
  });
  expect(bytes).toEqual([]);
});

test("every whole number of a scale says its unit", async () => {
  const shapes = await exportShapes({ db });
  for (const { table, columns } of shapes) {
    const headings = columns.map(({ heading }) => heading);
    expect(new Set(headings).size, table).toBe(headings.length);
  }
  const quantities = shapes.flatMap(({ table, columns }) =>
    columns.filter(({ kind }) => kind === "thousandths").map(({ name }) => `${table}.${name}`),
  );
  expect(quantities).toContain("stock_movements.quantity_after");
});

test("every page has an index in its order, so that no table need be sorted", async () => {
  const shapes = await exportShapes({ db });
  // Empty tables are cheaper to sort; what matters is that the larger ones need not be.
  const others = ["enable_seqscan", "enable_bitmapscan", "enable_sort"];
  for (const way of others) await superuser.query(`set ${way} = off`);
  await superuser.query("set plan_cache_mode = force_generic_plan");
  for (const shape of shapes.filter(({ key }) => key.length > 0)) {
    await superuser.query(`prepare looked_at as ${pageStatement(shape, true)}`);
    const values = ["1", ...shape.key.map(() => "null")].join(", ");
    const { rows } = await superuser.query<{ "QUERY PLAN": string }>(`explain execute looked_at(${values})`);
    await superuser.query("deallocate looked_at");
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan, shape.table).toMatch(/Index (Only )?Scan/);
    expect(plan, shape.table).not.toMatch(/Sort|Seq Scan|Bitmap/);
  }
  for (const name of [...others, "plan_cache_mode"]) await superuser.query(`reset ${name}`);
});

test("how much there is to do is expected, counted where it is little", async () => {
  const { rows } = await superuser.query<{ id: string }>(
    "insert into tenants (name) select 'Muchas filas ' || n from generate_series(1, 3) n returning id",
  );
  const [large = 0, small = 0, none = 0] = rows.map(({ id }) => Number(id));
  for (const [tenant, count] of [
    [large, 24_000],
    [small, 40],
  ])
    await superuser.query(
      `insert into webhook_events (tenant_id, id, type, data)
       select $1, n, 'order.created', '{}' from generate_series(1, $2::integer) n`,
      [tenant, count],
    );
  await superuser.query("analyze webhook_events");
  const events = { table: "webhook_events", key: ["id"] };
  const expectedOf = (tenant: number) => db.inTenant(tenant, (tx) => expectedRows(tx, events));
  expect(await expectedOf(none)).toBe(0);
  expect(await expectedOf(small)).toBe(40);
  const expected = await expectedOf(large);
  expect(expected).toBeGreaterThan(20_000);
  expect(expected).toBeLessThan(28_000);
});

test("a table is read before those that it names", async () => {
  const shapes = await exportShapes({ db });
  expect(shapes.map(({ table }) => table).toSorted()).toEqual([...exported.keys()].toSorted());
  const place = (table: string) => shapes.findIndex((shape) => shape.table === table);
  expect(place("payments")).toBeLessThan(place("invoices"));
  expect(place("order_lines")).toBeLessThan(place("orders"));
  for (const shape of shapes)
    for (const isFollowing of [false, true]) {
      if (isFollowing && shape.key.length === 0) continue;
      const text = pageStatement(shape, isFollowing);
      await superuser.query(`prepare looked_at as ${text}`);
      await superuser.query("deallocate looked_at");
    }
});
