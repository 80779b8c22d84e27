import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { onDatabase } from "#app/server/testing/database.ts";
import { stockDifferences } from "#db/seeds/stock.ts";
import { createDatabase } from "#platform/server/db/in-tenant.ts";
import { createPool } from "#platform/server/db/pool.ts";

const folder = new URL("../../../../db/migrations/", import.meta.url);
const FIRST = "0059";
const NAME = "ledger_of_before";

async function on<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs these migrations, each in a transaction of its own. */
async function migrateBy(url: string, names: readonly string[]): Promise<void> {
  await on(url, async (client) => {
    for (const name of names) {
      await client.query("begin");
      await client.query(await readFile(new URL(name, folder), "utf8"));
      await client.query("commit");
    }
  });
}

/**
 * Adds a restaurant in the old form: movements without the stock after them, and quantities that they do not fully
 * explain.
 */
async function aRestaurantOfBefore(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    "insert into tenants (kind, name, is_active) values ('restaurant', 'De antes', true) returning id",
  );
  const tenantId = Number(rows[0]?.id);
  await client.query("select set_config('app.tenant_id', $1, false)", [String(tenantId)]);
  await client.query(`insert into inventory_items (tenant_id, title, unit, quantity, unit_cost_micros) values
    (${tenantId}, 'Queso', 'kg', 4000, 5000000), (${tenantId}, 'Ñame', 'kg', 700, null), (${tenantId}, 'Crema', 'l', 100, 900)`);
  await client.query(`insert into stock_movements (tenant_id, inventory_item_id, type, quantity, cause, created_at)
    select ${tenantId}, i.id, m.type, m.quantity, m.cause, now() - m.ago * interval '1 day'
    from inventory_items i join (values
      ('Queso', 'IN', 5000, 'opening', 9), ('Queso', 'OUT', -800, 'order', 5), ('Queso', 'IN', 300, 'order_cancelled', 4),
      ('Queso', 'WASTAGE', -500, 'wastage', 3), ('Crema', 'IN', 500, 'opening', 3)
    ) m (title, type, quantity, cause, ago) on m.title = i.title
    where i.tenant_id = ${tenantId} order by m.ago desc`);
  return tenantId;
}

test("restaurants of before get their ledger with what was there", async () => {
  const urls = inject("postgres");
  const [superuserUrl, ownerUrl, appUrl] = [urls.superuserUrl, urls.ownerUrl, urls.appUrl].map((url) =>
    onDatabase(url, NAME),
  );
  await on(urls.superuserUrl, async (client) => {
    await client.query(`drop database if exists ${NAME} with (force)`);
    await client.query(`create database ${NAME} owner comanda_owner`);
  });
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  await migrateBy(
    ownerUrl ?? "",
    names.filter((name) => name < FIRST),
  );
  const tenants = await on(superuserUrl ?? "", async (client) => [
    await aRestaurantOfBefore(client),
    await aRestaurantOfBefore(client),
  ]);
  await migrateBy(
    ownerUrl ?? "",
    names.filter((name) => name >= FIRST),
  );
  const db = createDatabase(createPool({ url: appUrl ?? "", max: 1 }), () => undefined);
  for (const tenantId of tenants) {
    expect(await db.inTenant(tenantId, stockDifferences)).toEqual([]);
    const rows = await db.inTenant(tenantId, (tx) =>
      tx.query<{ title: string; line: string }>({
        text: `select i.title, m.cause || ' ' || m.quantity || ' ' || m.quantity_after as line
          from stock_movements m join inventory_items i on i.tenant_id = $1 and i.id = m.inventory_item_id
          where m.tenant_id = $1 order by i.id, m.id`,
        values: [tx.tenantId],
      }),
    );
    expect(
      Object.groupBy(
        rows.map(({ line }) => line),
        (_, index) => rows[index]?.title ?? "",
      ),
    ).toEqual({
      Queso: ["opening 5000 5000", "order -800 4200", "order_cancelled 300 4500", "wastage -500 4000"],
      Ñame: ["opening 700 700"],
      Crema: ["opening 500 500", "adjustment -400 100"],
    });
  }
  await db.close();
});
