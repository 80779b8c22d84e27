import { execFileSync, spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { chmod, cp, lstat, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { StartupError } from "../config/startup-error.ts";
import type { PostgresEngine } from "./postgres-engine.ts";
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
  folder: Pick<PostgresFolder, "cluster">,
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

/** A folder every account can enter and that outlives a restart of the machine. */
const sharedFolder = "/var/tmp";

/**
 * The folder to run PostgreSQL's programs from. Below a folder that the account cannot enter (`/root`,
 * for example) they could not be started, so root puts a copy where it can.
 */
export async function reachableHome(
  engine: PostgresEngine,
  account: ServerAccount | undefined,
): Promise<string> {
  const probes = [path.join(engine.home, "bin", "postgres"), path.join(engine.home, "share")];
  if (probes.every((probe) => mayEnter(account, probe))) return engine.home;
  const copy = path.join(sharedFolder, `comanda-postgresql-${engine.version}`);
  const existing = await lstat(copy).catch(() => undefined);
  if (existing === undefined) return copyPrograms(engine.home, copy);
  // Anybody may make folders in the shared folder, so only one that root made and nobody else can change is run.
  const trusted = existing.isDirectory() && existing.uid === 0 && (existing.mode & 0o022) === 0;
  if (trusted) return copy;
  throw new StartupError(
    `${copy} was not made by root, so PostgreSQL is not started from it: remove it, or move Comanda to a folder that every account may enter.`,
  );
}

/**
 * Returns the data directory for the server's command line. Below a folder that its account cannot enter,
 * only the working directory (set before the change of account) leads there; Linux can name it.
 */
export function clusterArgument(cluster: string, account: ServerAccount | undefined): string {
  if (mayEnter(account, cluster)) return cluster;
  if (process.platform === "linux") return "/proc/self/cwd";
  throw new StartupError(
    `The data folder ${cluster} lies below a folder that PostgreSQL's account may not enter: choose another one with DATA_DIR, or start Comanda as a user that is not root.`,
  );
}

async function copyPrograms(home: string, target: string): Promise<string> {
  const unfinished = await mkdtemp(`${target}.`);
  await cp(home, unfinished, { recursive: true, verbatimSymlinks: true });
  await makeReadableByAll(unfinished);
  // A start at the same time may have been quicker: its copy is as good.
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true }));
  return target;
}

async function makeReadableByAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const entryPath = path.join(folder, entry.name);
    if (entry.isDirectory()) await makeReadableByAll(entryPath);
    else if (entry.isFile()) await chmod(entryPath, path.basename(folder) === "bin" ? 0o755 : 0o644);
  }
}
