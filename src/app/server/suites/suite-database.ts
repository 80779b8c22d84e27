import pg from "pg";
import { afterAll, inject } from "vitest";
import { cloneTemplate, onDatabase } from "../testing/database.ts";

export interface SuiteDatabase {
  /** Sees and may do everything: for looking, and for making what the guards must find. */
  readonly superuser: pg.Client;
  /** Login of the server itself. */
  readonly app: pg.Client;
  readonly appUrl: string;
}

/** A migrated database of this suite's own with a raw connection for each role. Ends with the test file. */
export async function suiteDatabase(label: string): Promise<SuiteDatabase> {
  const urls = inject("postgres");
  const name = `suite_${label}_${process.pid}`;
  await cloneTemplate(urls.superuserUrl, name);
  const superuser = new pg.Client({ connectionString: onDatabase(urls.superuserUrl, name) });
  const appUrl = onDatabase(urls.appUrl, name);
  const app = new pg.Client({ connectionString: appUrl });
  await Promise.all([superuser.connect(), app.connect()]);
  afterAll(() => Promise.all([superuser.end(), app.end()]));
  return { superuser, app, appUrl };
}

/** Runs `work` and undoes whatever it did. */
export async function rolledBack<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query("begin");
  try {
    return await work();
  } finally {
    await client.query("rollback");
  }
}

/** Every table of the product that belongs to tenants, by the catalogue: also those not yet written. */
export async function tenantTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
     order by 1`,
  );
  return rows.map(({ name }) => name);
}
