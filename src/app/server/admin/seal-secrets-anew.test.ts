import { expect, test } from "vitest";
import { createSecretBox } from "#platform/server/secrets/secret-box.ts";
import { aFloor } from "../testing/floor.ts";
import { issuingOn } from "../testing/ministry/issuer.ts";
import { ownTestServer } from "../testing/test-server.ts";
import { adminCommand } from "./admin-command.ts";
import { runAdminCommand } from "./run-admin-command.ts";

/** What test servers seal with, and another key. */
const older = "5e".repeat(32);
const newer = "a7".repeat(32);

test("a key is replaced: sealed anew, the newer one alone opens everything", async () => {
  const server = await ownTestServer();
  const floor = await issuingOn(await aFloor(server));
  const run = (...keys: string[]) =>
    runAdminCommand(adminCommand(["seal-anew"]), {
      db: server.db,
      secrets: createSecretBox(keys),
      readInput: async () => "",
      now: new Date(),
    });
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
});
