import type { Config } from "../config/config.ts";
import { StartupError } from "../config/startup-error.ts";
import type { Database } from "../db/in-tenant.ts";
import type { SecretBox } from "../secrets/secret-box.ts";

type Keys = Pick<SecretBox, "fingerprints">;

/**
 * Checks that the keys of this process open whatever was sealed in this database, and remembers the one that it seals with. Throws StartupError
 * with what to do when a key is missing. A database of the data folder itself, whose key was made there and lost, goes on with the new
 * one: returns a warning that says what has to be entered anew.
 */
export async function ensureSealingKeys(
  db: Pick<Database, "directory">,
  { fingerprints }: Keys,
  { database, keyFile }: Pick<Config, "database" | "keyFile">,
): Promise<string[]> {
  const known = await db.directory<{ fingerprint: string }>("select fingerprint from sealing_keys", []);
  const isMissing = known.some(({ fingerprint }) => !fingerprints.includes(fingerprint));
  if (!isMissing) {
    await remember(db, fingerprints);
    return [];
  }
  if (keyFile === undefined || database !== undefined) throw new StartupError(missingKey(keyFile));
  await forgetOtherKeys(db, fingerprints);
  return [
    `The key in ${keyFile} is not the one that sealed what this data folder holds: it goes on with the new one. What was sealed does not open any more: under Settings › Electronic invoicing enter passwords and certificates again, renew the secrets of webhooks, and take the codes of an app away with \`npm run admin -- remove-second-factor\`. Or bring the old key back into that file.`,
  ];
}

function missingKey(keyFile: string | undefined): string {
  const found =
    keyFile === undefined
      ? "SECRET_KEYS lacks a key that sealed secrets in this database."
      : `SECRET_KEYS is not set, and the key that was made for this process in ${keyFile} did not seal the secrets in this database.`;
  return `${found} Give the key that did, behind a new one if there is one (where SECRET_KEYS was never set, it stands in the file secret-key of that process's DATA_DIR); before a key is taken away, run \`npm run admin -- seal-anew\`. If it is lost, \`npm run admin -- seal-anew --lost-keys\` gives up what it sealed.`;
}

const remember = (db: Pick<Database, "directory">, [newest]: readonly string[]) =>
  db.directory("insert into sealing_keys (fingerprint) values ($1) on conflict do nothing", [newest]);

/** Remembers that nothing is sealed with other keys than these, the newest first: it was sealed anew, or it is given up. */
export async function forgetOtherKeys(
  db: Pick<Database, "directory">,
  fingerprints: readonly string[],
): Promise<void> {
  await remember(db, fingerprints);
  await db.directory("delete from sealing_keys where fingerprint <> all ($1)", [[...fingerprints]]);
}
