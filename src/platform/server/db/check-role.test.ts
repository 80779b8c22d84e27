import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { cloneTemplate, onDatabase } from "#app/server/testing/database.ts";
import { StartupError } from "../config/startup-error.ts";
import { checkRole } from "./check-role.ts";
import { createDatabase, type Database } from "./in-tenant.ts";
import { createPool } from "./pool.ts";

const name = `check_role_${process.pid}`;
const urls = inject("postgres");
let superuser: pg.Client;

beforeAll(async () => {
  await cloneTemplate(urls.superuserUrl, name);
  superuser = new pg.Client({ connectionString: onDatabase(urls.superuserUrl, name) });
  await superuser.connect();
});
afterAll(async () => {
  await superuser.query("drop owned by weak_role; drop role weak_role").catch(() => undefined);
  await superuser.end();
});

async function on<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = createDatabase(createPool({ url: onDatabase(url, name), max: 1 }), () => undefined);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

const check = (url: string) => on(url, (db) => checkRole(db, { production: false }));

test("the application's role may start", async () => {
  await expect(check(urls.appUrl)).resolves.toBeInstanceOf(Array);
});

test("a superuser and the owner are refused with the way out", async () => {
  await expect(check(urls.superuserUrl)).rejects.toThrow(/is a superuser .* comanda_app/);
  await expect(check(urls.superuserUrl)).rejects.toBeInstanceOf(StartupError);
  await expect(check(urls.ownerUrl)).rejects.toThrow(/owns tables/);
});

test("each weakness of a role or of the schema is refused by its own sentence", async () => {
  await superuser.query("create role weak_role login; grant usage on schema public to weak_role");
  const asWeak = async (make: string, undo: string) => {
    await superuser.query(make);
    const database = {
      directory: async <Row>(text: string, values: unknown[]) =>
        (await superuser.query(text.replace("current_user", "'weak_role'"), values)).rows as Row[],
    };
    const refusal = await checkRole(database, { production: false }).then(
      () => "started",
      (error: Error) => error.message,
    );
    await superuser.query(undo);
    return refusal;
  };
  expect(await asWeak("select 1", "select 1")).toBe("started");
  expect(await asWeak("alter role weak_role bypassrls", "alter role weak_role nobypassrls")).toMatch(
    /BYPASSRLS/,
  );
  expect(await asWeak("grant comanda_owner to weak_role", "revoke comanda_owner from weak_role")).toMatch(
    /owns tables/,
  );
  expect(
    await asWeak("grant truncate on orders to weak_role", "revoke truncate on orders from weak_role"),
  ).toMatch(/TRUNCATE orders/);
  expect(
    await asWeak(
      "alter table orders no force row level security",
      "alter table orders force row level security",
    ),
  ).toMatch(/off on orders/);
});

test("a database that forgets confirmed sales is refused in production", async () => {
  const forgetful = (weakened: string[]) => ({
    directory: async <Row>() =>
      [
        {
          role: "comanda_app",
          is_superuser: false,
          bypasses: false,
          mighty: [],
          owned: [],
          truncatable: [],
          open_tables: [],
          weakened,
        },
      ] as Row[],
  });
  await expect(checkRole(forgetful([]), { production: true })).resolves.toEqual([]);
  await expect(checkRole(forgetful(["fsync"]), { production: false })).resolves.toEqual([
    expect.stringContaining("fsync"),
  ]);
  await expect(checkRole(forgetful(["fsync"]), { production: true })).rejects.toThrow(/fsync/);
  // The throw-away server of the tests runs without fsync on purpose, and the check sees it.
  await expect(on(urls.appUrl, (db) => checkRole(db, { production: true }))).rejects.toThrow(/fsync/);
});
