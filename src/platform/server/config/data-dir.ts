import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { StartupError, systemErrorCode } from "./startup-error.ts";

/** Makes the data folder when it is missing and proves that it can be written. Throws `StartupError` when not. */
export function prepareDataDir(dataDir: string): string {
  const probe = path.join(dataDir, `.write-test-${process.pid}`);
  try {
    makeFolder(dataDir);
    writeFileSync(probe, "");
    rmSync(probe);
    return dataDir;
  } catch (error) {
    throw new StartupError(
      `The data folder ${dataDir} cannot be written (${systemErrorCode(error) ?? "unknown error"}): give this account the right to write there, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  }
}

/**
 * Makes the folder and those above it, one by one: Node's own way never ends below a folder that takes none
 * (`/proc`).
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (systemErrorCode(error) !== "EEXIST") throw error;
  }
}

/**
 * A disk with less space counts as full: PostgreSQL writes its log in files of 16 MB and needs a few of them
 * to stay up.
 */
const LEAST_BYTES = 64 * 1024 * 1024;

/** Tells whether the disk of a folder has space for the database. True when the system does not say. */
export async function hasSpace(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk === undefined || disk.bavail * disk.bsize >= LEAST_BYTES;
}
