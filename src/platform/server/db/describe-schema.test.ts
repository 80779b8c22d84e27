import pg from "pg";
import { expect, inject, test } from "vitest";
import { cloneTemplate, onDatabase } from "#app/server/testing/database.ts";
import { describeSchema } from "./describe-schema.ts";

/** A fresh, migrated database and its description. */
async function described(name: string, change?: string): Promise<string> {
  const { superuserUrl } = inject("postgres");
  await cloneTemplate(superuserUrl, name);
  const client = new pg.Client({ connectionString: onDatabase(superuserUrl, name) });
  await client.connect();
  try {
    if (change) await client.query(change);
    return await describeSchema(client);
  } finally {
    await client.end();
  }
}

test("db/schema.sql is what the migrations make", async () => {
  await expect(await described("schema_fresh")).toMatchFileSnapshot("../../../../db/schema.sql");
});

test("a column, a policy or a right that differs is seen", async () => {
  const fresh = await described("schema_fresh");
  const changes = [
    "alter table orders add extra text",
    "alter policy tenant_isolation on orders using (true)",
    "grant truncate on orders to comanda_app",
  ];
  for (const change of changes) expect(await described("schema_changed", change), change).not.toBe(fresh);
});
