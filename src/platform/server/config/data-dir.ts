import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { StartupError } from "./startup-error.ts";
import { systemErrorCode } from "./system-error-code.ts";

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

/** With the folders above it, one by one: Node's own way never ends below one that takes none (`/proc`). */
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
