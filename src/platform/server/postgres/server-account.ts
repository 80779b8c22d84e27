import { execFileSync, spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { StartupError } from "../config/startup-error.ts";
import type { PostgresFolder } from "./postgres-folder.ts";

/** The unprivileged account PostgreSQL runs under when Comanda itself runs as root. */
export interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
}

const candidates = ["postgres", "_postgres", "nobody"] as const;

/**
 * The account to run PostgreSQL under; `undefined` means "the own one". An existing cluster keeps its owner.
 * PostgreSQL refuses to run as root, so root needs another account.
 * Throws `StartupError` when there is none, or when the cluster belongs to somebody else.
 */
export function serverAccount(
  folder: PostgresFolder,
  names: readonly string[] = candidates,
): ServerAccount | undefined {
  const me = process.getuid?.();
  if (me === undefined) return undefined;
  const owner = statSync(folder.cluster, { throwIfNoEntry: false });
  if (me !== 0) {
    if (owner === undefined || owner.uid === me) return undefined;
    throw new StartupError(
      `The data folder ${folder.cluster} belongs to another account (number ${owner.uid}): start Comanda under that account or as root, or choose another folder with DATA_DIR.`,
    );
  }
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of names) {
    const account = accountNamed(name);
    if (account !== undefined) return account;
  }
  throw new StartupError(
    `PostgreSQL does not run as root and this machine has no account for it (looked for ${names.join(", ")}): add one with "useradd --system postgres", start Comanda as another user, or set DATABASE_URL.`,
  );
}

/** Tells whether the account may read and enter the path, with every folder above it. */
export function mayEnter(account: ServerAccount | undefined, path: string): boolean {
  if (account === undefined) return true;
  const probe = spawnSync("/bin/sh", ["-c", 'test -r "$0" && test -x "$0"', path], { ...account, cwd: "/" });
  return probe.status === 0;
}

function accountNamed(name: string): ServerAccount | undefined {
  try {
    const numberOf = (flag: string) => Number(execFileSync("id", [flag, name], { stdio: "pipe" }).toString());
    const account = { uid: numberOf("-u"), gid: numberOf("-g") };
    return account.uid === 0 || Number.isNaN(account.uid) ? undefined : account;
  } catch {
    return undefined; // `id` answers with a fault for an account that does not exist
  }
}
