import { randomBytes } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { z } from "zod";
import type { PostgresFolder } from "./postgres-folder.ts";

/** The logins of an embedded server. Migrations and jobs use `owner`, requests use `app`. */
export const postgresRoles = {
  superuser: "postgres",
  owner: "comanda_owner",
  app: "comanda_app",
} as const;

const credentials = z.object({ superuser: z.string(), owner: z.string(), app: z.string() });

/** One random password per login, 192 bits each. */
export type PostgresCredentials = z.infer<typeof credentials>;

/** Reads the passwords in the folder; `undefined` when there are none or the file is damaged. */
export async function readPostgresCredentials(
  folder: PostgresFolder,
): Promise<PostgresCredentials | undefined> {
  try {
    return credentials.parse(JSON.parse(await readFile(folder.credentials, "utf8")));
  } catch {
    return undefined; // new passwords are made and given to the roles; nobody types them
  }
}

/** Makes new passwords and stores them in the folder, readable by the own account only. */
export async function makeCredentials(folder: PostgresFolder): Promise<PostgresCredentials> {
  const password = () => randomBytes(24).toString("base64url");
  const made: PostgresCredentials = { superuser: password(), owner: password(), app: password() };
  const unfinished = `${folder.credentials}.new`;
  await writeFile(unfinished, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  await rename(unfinished, folder.credentials);
  return made;
}
