import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { StartupError } from "../config/startup-error.ts";
import { openPostgresFolder, type PostgresFolder, readPostmasterNote } from "./postgres-folder.ts";
import { pause } from "./process-life.ts";
import { serverAccount } from "./server-account.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./start-embedded-postgres.ts";

let dataDir: string;
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  // Closed to every other account, like the home folder of root.
  dataDir = mkdtempSync(path.join(tmpdir(), "comanda-launcher-"));
  postgres = await startEmbeddedPostgres({ dataDir });
});

afterAll(async () => {
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
});

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 60_000,
    query_timeout: 60_000,
  });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function serverPid(): Promise<number | undefined> {
  return readPostmasterNote(await openPostgresFolder(dataDir))?.pid;
}

test("neither the application nor the owner can go round row level security", async () => {
  const roles = await ask(
    postgres.superuserUrl,
    `select rolname, rolsuper or rolbypassrls or rolcreatedb or rolcreaterole as mighty,
            rolname = (select rolname from pg_roles where oid = (select datdba from pg_database where datname = 'comanda')) as owns
       from pg_roles where rolname like 'comanda%' order by 1`,
  );
  expect(roles).toEqual([
    { rolname: "comanda_app", mighty: false, owns: false },
    { rolname: "comanda_owner", mighty: false, owns: true },
  ]);
  await expect(ask(postgres.appUrl, "create table t ()")).rejects.toThrow(/permission denied/);
  expect(await ask(postgres.ownerUrl, "create table t ()")).toEqual([]);
});

test("an acknowledged commit is on the disk and every page has a checksum", async () => {
  const settings = await ask(
    postgres.appUrl,
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums')`,
  );
  expect(settings.map((row) => row.setting)).toEqual(["on", "on", "on", "on"]);
});

test("the server is closed without a password and the passwords are private", async () => {
  const url = new URL(postgres.superuserUrl);
  url.password = "guess";
  await expect(ask(url.href, "select 1")).rejects.toThrow(/password authentication failed/);
  expect(statSync(path.join(dataDir, "credentials.json")).mode & 0o077).toBe(0);
  expect(readFileSync(path.join(dataDir, "postgres.log"), "utf8")).not.toContain(
    new URL(postgres.appUrl).password,
  );
});

test("a killed server is started again under the same address, with what was committed", async () => {
  await ask(postgres.ownerUrl, "create table kept (id int); insert into kept values (1)");
  const died = new Promise<string>((resolve) => postgres.onExit(resolve));
  const before = await serverPid();
  if (before === undefined) throw new Error("no server");
  process.kill(before, "SIGKILL");
  expect(await died).toMatch(/ended unexpectedly/);
  await expect
    .poll(() => ask(postgres.ownerUrl, "select id from kept").catch(() => "not yet"))
    .toEqual([{ id: 1 }]);
  expect(await serverPid()).not.toBe(before);
});

test("a second start in the same folder joins the living server", async () => {
  const before = await serverPid();
  const steps: string[] = [];
  const second = await startEmbeddedPostgres({ dataDir, onProgress: (step) => steps.push(step) });
  expect(steps).toEqual(["re-using", "ready"]);
  expect(second.appUrl).toBe(postgres.appUrl);
  expect(await serverPid()).toBe(before);
});

test("a copy of a running server's folder has a server of its own", async () => {
  await ask(postgres.ownerUrl, "create table copied (id int); insert into copied values (7)");
  await ask(postgres.superuserUrl, "checkpoint");
  const copy = mkdtempSync(path.join(tmpdir(), "comanda-copied-"));
  chmodSync(copy, 0o711);
  cpSync(dataDir, copy, { recursive: true, filter: (file) => !statSync(file).isSocket() });
  const second = await startEmbeddedPostgres({ dataDir: copy, durable: false });
  expect(await ask(second.ownerUrl, "select id from copied")).toEqual([{ id: 7 }]);
  const pidOf = (folder: PostgresFolder) => readPostmasterNote(folder)?.pid;
  expect(pidOf(await openPostgresFolder(copy))).not.toBe(await serverPid());
  await second.stop();
  expect(await ask(postgres.ownerUrl, "select id from copied")).toEqual([{ id: 7 }]);
  rmSync(copy, { recursive: true });
});

test("a database of another major version is refused and left alone", async () => {
  const other = mkdtempSync(path.join(tmpdir(), "comanda-other-"));
  const folder = await openPostgresFolder(other);
  const first = await startEmbeddedPostgres({ dataDir: other, durable: false });
  await first.stop();
  const version = path.join(folder.cluster, "PG_VERSION");
  writeFileSync(version, "17\n");
  const refused = startEmbeddedPostgres({ dataDir: other });
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow(/database of PostgreSQL 17, but this Comanda brings PostgreSQL 18/);
  expect(readFileSync(version, "utf8")).toBe("17\n");
  rmSync(other, { recursive: true });
});

test("a data folder that cannot be written is told in one sentence", async () => {
  const file = path.join(dataDir, "a-file");
  writeFileSync(file, "");
  const refused = startEmbeddedPostgres({ dataDir: path.join(file, "data") });
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow(/cannot be written \(ENOTDIR\)/);
});

test.runIf(process.getuid?.() === 0)("root without an unprivileged account is told what to do", async () => {
  const empty = mkdtempSync(path.join(tmpdir(), "comanda-empty-"));
  const folder = await openPostgresFolder(empty);
  expect(() => serverAccount(folder, ["no-such-account"])).toThrow(/does not run as root .*useradd/);
  rmSync(empty, { recursive: true });
});

test("a stopped server is gone, and stopping twice is harmless", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "comanda-stop-"));
  chmodSync(folder, 0o711);
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  await Promise.all([server.stop(), server.stop()]);
  await expect(ask(server.appUrl, "select 1")).rejects.toThrow();
  await pause(500); // longer than the supervisor's look-out
  expect(readPostmasterNote(await openPostgresFolder(folder))).toBeUndefined();
  rmSync(folder, { recursive: true });
});
