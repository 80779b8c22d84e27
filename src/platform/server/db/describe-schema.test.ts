import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
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

test("database.gen.ts has the types of what the migrations make", async () => {
  const { superuserUrl } = inject("postgres");
  await cloneTemplate(superuserUrl, "schema_types");
  const folder = await mkdtemp(path.join(tmpdir(), "types-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const made = path.join(folder, "database.gen.ts");
  const script = "scripts/generate-database-types.mjs";
  await promisify(execFile)(process.execPath, [script, onDatabase(superuserUrl, "schema_types"), made]);
  await expect(await readFile(made, "utf8")).toMatchFileSnapshot("./database.gen.ts");
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
