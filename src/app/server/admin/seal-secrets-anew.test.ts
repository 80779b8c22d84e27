import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { createSecretBox } from "#platform/server/secrets/secret-box.ts";
import { aFloor } from "../testing/floor.ts";
import { issuingOn } from "../testing/ministry/issuer.ts";
import { ownTestServer } from "../testing/test-server.ts";
import { adminCommand } from "./admin-command.ts";
import { runAdminCommand } from "./run-admin-command.ts";

/** What test servers seal with, and another key. */
const older = "5e".repeat(32);
const newer = "a7".repeat(32);

const command = (db: Database, words: string[], keys: string[]) =>
  runAdminCommand(adminCommand(words), {
    db,
    secrets: createSecretBox(keys),
    readInput: async () => "",
    now: new Date(),
  });

const sealingKeys = async (db: Database) =>
  (await db.directory<{ fingerprint: string }>("select fingerprint from sealing_keys", [])).map(
    ({ fingerprint }) => fingerprint,
  );

test("a key is replaced: sealed anew, the newer one alone opens everything", async () => {
  const server = await ownTestServer();
  const floor = await issuingOn(await aFloor(server));
  const run = (...keys: string[]) => command(server.db, ["seal-anew"], keys);
  await expect(run(newer)).rejects.toThrow("no key of SECRET_KEYS opens what is sealed");
  expect(await run(newer, older)).toEqual([
    "3 secrets are sealed with the newest key now; the older keys can be taken away.",
  ]);
  expect(await run(newer)).toEqual(["Everything is sealed with the newest key already."]);
  const sealed = await floor.rows<{ sealed: Buffer }>(
    "select unnest(array[password_sealed, certificate_sealed, certificate_password_sealed]) as sealed from tax_credentials where tenant_id = $1",
  );
  const box = createSecretBox([newer]);
  expect(sealed.map((row) => box.isNewest(row.sealed))).toEqual([true, true, true]);
  expect(await sealingKeys(server.db)).toEqual(box.fingerprints);
});

test("nothing is sealed anew while a process seals with another key", async () => {
  const { db } = await ownTestServer();
  const { fingerprints } = createSecretBox([older, newer]);
  await db.directory(
    "insert into running_processes (id, kind, settings, keys) values ($1, 'web', '{}', $2)",
    [randomUUID(), [...fingerprints]],
  );
  await expect(command(db, ["seal-anew"], [newer, older])).rejects.toThrow(
    /^A process \(web, .*seals with another key/,
  );
  await db.directory("update running_processes set keys = $1", [[...fingerprints].reverse()]);
  expect(await command(db, ["seal-anew"], [newer, older])).toEqual([
    "Everything is sealed with the newest key already.",
  ]);
});

test("what a lost key sealed is given up when that is said", async () => {
  const server = await ownTestServer();
  await issuingOn(await aFloor(server));
  await server.db.directory("insert into sealing_keys (fingerprint) values ($1)", [
    createSecretBox([older]).fingerprints[0],
  ]);
  const [line] = await command(server.db, ["seal-anew", "--lost-keys"], [newer]);
  expect(line).toContain("no key of SECRET_KEYS opens what is sealed");
  expect(await sealingKeys(server.db)).toEqual(createSecretBox([newer]).fingerprints);
});
