import pg from "pg";
import { createDatabase, type Database } from "#platform/server/db/in-tenant.ts";
import { migrate } from "#platform/server/db/migrate.ts";
import { createPool } from "#platform/server/db/pool.ts";

const template = "comanda_template";

/** Time-outs of servers under test, in ms: a machine that is busy with other things must not decide a test. */
export const patience = { statementTimeout: 60_000, connectionTimeout: 60_000 } as const;

/** Opens a database as somebody beside the server under test, who tells nobody and may hold a transaction as long as it takes. */
export const databaseBeside = (url: string): Database =>
  createDatabase(createPool({ url, max: 2, ...patience }), () => undefined);

/** The same server and role, another database. */
export function onDatabase(url: string, name: string): string {
  return url.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
}

async function asSuperuser<T>(superuserUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: onDatabase(superuserUrl, "postgres") });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Makes the migrated database that every test database is a copy of. */
export async function createTemplate(superuserUrl: string, ownerUrl: string): Promise<void> {
  await asSuperuser(superuserUrl, (client) =>
    client.query(`create database ${template} owner comanda_owner`),
  );
  await migrate(onDatabase(ownerUrl, template));
}

/** A fresh copy of the template under this name. */
export async function cloneTemplate(superuserUrl: string, name: string): Promise<void> {
  await asSuperuser(superuserUrl, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    // Copying a template is exclusive: two workers starting together take turns.
    for (let tries = 1; ; tries += 1) {
      try {
        // Copying files takes a third of the time of writing the pages through the log.
        await client.query(
          `create database ${name} template ${template} strategy file_copy owner comanda_owner`,
        );
        return;
      } catch (error) {
        if (tries >= 50 || (error as { code?: string }).code !== "55006") throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  });
}
