import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { loadConfig } from "../config/config.ts";
import { createSecretBox } from "../secrets/secret-box.ts";
import { ALIVE_MS, joinProcesses, runningProcesses } from "./join-processes.ts";
import { ensureSealingKeys, forgetOtherKeys } from "./sealing-keys.ts";

const { db } = await ownTestServer();
const [A, B] = ["a1".repeat(32), "b2".repeat(32)];
const log = pino({ level: "silent" });
const folder = mkdtempSync(path.join(tmpdir(), "comanda-processes-"));
afterAll(() => rmSync(folder, { recursive: true }));
const cookie = { COOKIE_SECRET: "0123456789abcdef0123456789abcdef" };
const own = { DATABASE_URL: "postgresql://app:x@db/c", DATABASE_DIRECT_URL: "postgresql://owner:x@db/c" };

function started(env: Readonly<Record<string, string>>) {
  const config = loadConfig({ DATA_DIR: folder, ...cookie, ...env });
  return { db, config, secrets: createSecretBox(config.secretKeys), log, patience: 0 };
}

test("a process with other keys or settings is refused while another one runs", async () => {
  const leave = await joinProcesses(started({ SECRET_KEYS: A, PROCESS: "web" }));
  await expect(joinProcesses(started({ SECRET_KEYS: B, PROCESS: "worker" }))).rejects.toThrow(
    /^SECRET_KEYS lacks the key with which a process on this database \(web, /,
  );
  await expect(joinProcesses(started({ SECRET_KEYS: A, GRACE_DAYS: "9" }))).rejects.toThrow(
    /^GRACE_DAYS must be the same/,
  );
  expect((await runningProcesses(db)).map(({ kind }) => kind)).toEqual(["web"]);
  const second = await joinProcesses(started({ SECRET_KEYS: `${A},${B}`, PROCESS: "worker" }));
  expect((await runningProcesses(db)).map(({ kind }) => kind)).toEqual(["web", "worker"]);
  await Promise.all([leave(), second()]);
  await (await joinProcesses(started({ SECRET_KEYS: B, GRACE_DAYS: "9" })))();
  expect(await runningProcesses(db)).toEqual([]);
});

test("a process that was killed stands in nobody's way once its beat is missed", async () => {
  const leave = await joinProcesses(started({ SECRET_KEYS: A }));
  await db.directory("update running_processes set seen_at = now() - make_interval(secs => $1)", [
    ALIVE_MS / 1000,
  ]);
  await (await joinProcesses(started({ SECRET_KEYS: B })))();
  await leave();
});

const ensured = (env: Readonly<Record<string, string>>) => {
  const { config, secrets } = started(env);
  return ensureSealingKeys(db, secrets, config);
};

test("a key that sealed is missed at the next start, until everything was sealed anew", async () => {
  const keys = (...given: string[]) => ({ ...own, SECRET_KEYS: given.join(",") });
  expect(await ensured(keys(A))).toEqual([]);
  await expect(ensured(keys(B))).rejects.toThrow(
    /^SECRET_KEYS lacks a key that sealed .*seal-anew.*--lost-keys/,
  );
  expect(await ensured(keys(B, A))).toEqual([]);
  await expect(ensured(keys(B))).rejects.toThrow(/^SECRET_KEYS lacks/);
  await expect(ensured(keys(A))).rejects.toThrow(/^SECRET_KEYS lacks/);
  await forgetOtherKeys(db, createSecretBox([B]).fingerprints);
  expect(await ensured(keys(B))).toEqual([]);
  await expect(ensured(own)).rejects.toThrow(
    /^SECRET_KEYS is not set, and the key that was made .*secret-key/,
  );
});

test("a folder whose own key was lost goes on with a new one, and says what it means", async () => {
  const [warning] = await ensured({});
  expect(warning).toMatch(/secret-key is not the one that sealed .*goes on with the new one/);
  expect(await ensured({})).toEqual([]);
  await expect(ensured({ SECRET_KEYS: A })).rejects.toThrow(/^SECRET_KEYS lacks/);
});
