/** @module-tag further */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { hasDemoAccounts, mayHoldDemo } from "#db/seeds/demo.ts";
import { straightWay } from "#platform/server/db/database-way.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { pause } from "#platform/server/postgres/process-life.ts";
import { suiteDatabase } from "../suites/suite-database.ts";
import { databaseBeside } from "../testing/database.ts";
import type { DemoAnswer, DemoOrder } from "./demo-process.ts";

/** Of its log, in MB: from the first restaurant's beginning to the last one's end. All of them under `npm run explore`. */
const moments = [0, 1, 2, 4, 6, 9, 12, 15, 18, 22];
const tried = inject("chance").times > 1 ? moments : moments.filter((_, index) => index === 3 || index === 8);

let superuser: pg.Client;
let db: Database;
let order: DemoOrder;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  const database = await suiteDatabase("broken_demo");
  superuser = database.superuser;
  order = { appUrl: database.appUrl, way: straightWay, secretKeys: ["ab".repeat(32)] };
  db = databaseBeside(database.appUrl);
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await db.close();
});

function begin(): ChildProcess {
  const child = fork(fileURLToPath(new URL("make-demo.ts", import.meta.url)), {
    execArgv: [],
    stdio: "ignore",
  });
  children.add(child);
  child.send(order);
  return child;
}

async function logged(): Promise<number> {
  const { rows } = await superuser.query("select (pg_current_wal_insert_lsn() - '0/0')::float8 as bytes");
  return rows[0].bytes;
}

/** Restaurants without anybody who could sign in: what a start left half made. */
async function halfMade(): Promise<unknown[]> {
  const { rows } = await superuser.query(
    "select name from tenants t where not exists (select from user_directory d where d.tenant_id = t.id)",
  );
  return rows;
}

test.for(tried)(
  "broken off after %d MB of its log, the demo leaves no half restaurant",
  async (megabytes) => {
    const before = await logged();
    const child = begin();
    const ended = once(child, "exit");
    // One that is through before that has left nothing half made either.
    while (child.exitCode === null && (await logged()) - before < megabytes * 1_000_000) await pause(5);
    child.kill("SIGKILL");
    if (child.exitCode === null) await ended;
    expect(await halfMade()).toEqual([]);
  },
);

test("the next start makes what is missing", async () => {
  const child = begin();
  const answers: DemoAnswer[] = [];
  child.on("message", (answer: DemoAnswer) => answers.push(answer));
  await once(child, "exit");
  expect(answers.at(-1)).toEqual({ isDone: true });
  expect(await halfMade()).toEqual([]);
  const { rows } = await superuser.query("select name, kind from tenants order by id");
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(["platform", "restaurant", "restaurant"]);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(3);
  expect([await hasDemoAccounts(db), await mayHoldDemo(db)]).toEqual([true, false]);
});
