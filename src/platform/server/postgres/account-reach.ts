import { chmod, cp, lstat, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { StartupError } from "../config/startup-error.ts";
import type { PostgresEngine } from "./postgres-engine.ts";
import { mayEnter, type ServerAccount } from "./server-account.ts";

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
 * How the server is told its data directory. Under a folder that its account cannot enter, only the working
 * directory (set before the change of account) leads there; Linux can name it.
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
