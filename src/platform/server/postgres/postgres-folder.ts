import { existsSync, readFileSync, realpathSync } from "node:fs";
import { chmod, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { prepareDataDir } from "../config/data-dir.ts";
import { StartupError } from "../config/startup-error.ts";

/** Files of one embedded server. All paths are absolute. */
export interface PostgresFolder {
  readonly root: string;
  /** PostgreSQL's own data directory; it belongs to the account the server runs under. */
  readonly cluster: string;
  /** A cluster being made; renamed to `cluster` when complete, so a half-made one is never used. */
  readonly unfinishedCluster: string;
  readonly credentials: string;
  readonly log: string;
  /** Process id of the launcher that stops the server. */
  readonly launcher: string;
  readonly startLock: string;
}

/**
 * Makes the folder when it is missing and proves that it can be written.
 * Throws `StartupError` when it cannot; nothing inside is changed then.
 */
export async function openPostgresFolder(dataDir: string): Promise<PostgresFolder> {
  const root = path.resolve(dataDir);
  const isNew = !existsSync(root);
  prepareDataDir(root);
  // As root the server runs under another account, which has to pass through this folder.
  if (isNew) await chmod(root, process.getuid?.() === 0 ? 0o711 : 0o700);
  return {
    root,
    cluster: path.join(root, "cluster"),
    unfinishedCluster: path.join(root, "cluster.new"),
    credentials: path.join(root, "credentials.json"),
    log: path.join(root, "postgres.log"),
    launcher: path.join(root, "launcher.pid"),
    startLock: path.join(root, "start.lock"),
  };
}

/**
 * Tells whether the folder already holds a cluster of this major version.
 * Throws `StartupError` for a cluster of another major version or a folder that holds something else.
 */
export async function hasCluster(folder: PostgresFolder, major: number): Promise<boolean> {
  const version = await readFile(path.join(folder.cluster, "PG_VERSION"), "utf8").catch(() => undefined);
  if (version !== undefined) {
    if (version.trim() === String(major)) return true;
    throw new StartupError(
      `The data folder ${folder.cluster} holds a database of PostgreSQL ${version.trim()}, but this Comanda brings PostgreSQL ${major}: nothing was changed; move the data over with pg_dump, or choose another folder with DATA_DIR.`,
    );
  }
  const entries = await readdir(folder.cluster).catch(() => []);
  if (entries.length === 0) return false;
  throw new StartupError(
    `The data folder ${folder.cluster} holds files, but no PostgreSQL database (PG_VERSION is missing): nothing was changed; restore the folder from a backup, or choose another one with DATA_DIR.`,
  );
}

/** PostgreSQL's note about itself in `postmaster.pid`. */
export interface PostmasterNote {
  readonly pid: number;
  readonly port: number;
  /** Empty when the server listens on its unix socket only. */
  readonly listenAddress: string;
  readonly ready: boolean;
  /** It came with the files of another folder, whose server it names: this one is a copy, made while that server ran. */
  readonly isOfOriginal: boolean;
}

/** Reads the note that a running (or killed) server left in its data directory. */
export function readPostmasterNote(folder: PostgresFolder): PostmasterNote | undefined {
  const lines = linesOfNote(folder.cluster);
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  // A server below a folder that its account may not enter names its own working directory.
  const named = (lines[1] ?? "").trim().replace("/proc/self/", `/proc/${pid}/`);
  return {
    pid,
    // A folder that was moved under its server keeps the old name in the note, but nothing is there any more.
    isOfOriginal: !isSameFolder(named, folder.cluster) && Number(linesOfNote(named)[0]) === pid,
    port: Number(lines[3]),
    listenAddress: (lines[5] ?? "").trim(),
    ready: (lines[7] ?? "").trim() === "ready",
  };
}

function linesOfNote(cluster: string): string[] {
  try {
    return readFileSync(path.join(cluster, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return []; // no server, or it is just removing the note
  }
}

/** Tells whether two paths lead to the same folder. */
export function isSameFolder(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false; // one of them is not there
  }
}
