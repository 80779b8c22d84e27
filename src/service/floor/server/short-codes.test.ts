import pg from "pg";
import { expect, inject, test } from "vitest";
import { cloneTemplate, onDatabase } from "#app/server/testing/database.ts";

test("a code that another table of the platform has is drawn again", async () => {
  const { superuserUrl } = inject("postgres");
  await cloneTemplate(superuserUrl, "short_codes");
  const client = new pg.Client({ connectionString: onDatabase(superuserUrl, "short_codes") });
  await client.connect();
  try {
    // The dice fall the same way three times.
    await client.query("create sequence throws");
    await client.query(`create or replace function random_short_code() returns text language sql volatile as
      $$ select (array['AAAAA', 'AAAAA', 'AAAAA', 'BBBBB'])[nextval('throws')] $$`);
    const tables: { tenant_id: string; short_code: string }[] = [];
    for (const name of ["Una", "Otra"]) {
      const { rows } = await client.query("insert into tenants (name) values ($1) returning id", [name]);
      await client.query("select set_config('app.tenant_id', $1, false)", [rows[0].id]);
      const added = await client.query(
        "insert into store_tables (tenant_id, title, seating_capacity) values ($1, 'Mesa 1', 4) returning tenant_id, short_code",
        [rows[0].id],
      );
      tables.push(added.rows[0]);
    }
    expect(tables.map(({ short_code }) => short_code)).toEqual(["AAAAA", "BBBBB"]);
    const { rows } = await client.query(
      "select short_code, tenant_id from table_directory where short_code in ('AAAAA', 'BBBBB') order by short_code",
    );
    expect(rows.map(({ tenant_id }) => tenant_id)).toEqual(tables.map(({ tenant_id }) => tenant_id));
  } finally {
    await client.end();
  }
});
