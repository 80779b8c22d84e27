import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { StartupError } from "./startup-error.ts";
import { systemErrorCode } from "./system-error-code.ts";

/** Makes the data folder when it is missing and proves that it can be written. Throws `StartupError` when not. */
export function prepareDataDir(dataDir: string): string {
  const probe = path.join(dataDir, `.write-test-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true });
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
