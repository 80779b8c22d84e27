import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { StartupError } from "#platform/server/config/startup-error.ts";
import { systemErrorCode } from "#platform/server/config/system-error-code.ts";
import { isSameFolder } from "#platform/server/postgres/postgres-folder.ts";
import { isAlive, startOfProcess } from "#platform/server/postgres/process-life.ts";
import { withStartLock } from "#platform/server/postgres/start-lock.ts";

/**
 * Makes this process the only server of its data folder, and gives back what ends that. Two of them without Redis would
 * each tell only its own screens of what happens. Throws StartupError when another one runs; what a killed one left
 * behind does not count, also when its number belongs to another program by now.
 */
export function claimDataDir(dataDir: string): Promise<() => void> {
  const note = path.join(dataDir, "server.pid");
  const own = `${process.pid} ${startOfProcess(process.pid) ?? ""} ${path.resolve(dataDir)}`;
  return withStartLock(path.join(dataDir, "server.starting"), async () => {
    const other = runningServer(note);
    if (other !== undefined)
      throw new StartupError(
        `Another Comanda (process ${other}) already serves the data folder ${dataDir}: end it, choose another folder with DATA_DIR, or join several with REDIS_URL.`,
      );
    writeFileSync(note, own);
    return () => {
      if (contentOf(note) === own) rmSync(note, { force: true });
    };
  });
}

function runningServer(note: string): number | undefined {
  const content = contentOf(note) ?? "";
  const [pid = "", start = "", ...named] = content.split(" ");
  const number = Number(pid);
  // Copied with the rest from the folder of a server that runs there.
  const folder = named.join(" ");
  const isCopied = folder !== "" && !isSameFolder(folder, path.dirname(note));
  if (isCopied && contentOf(path.join(folder, path.basename(note))) === content) return undefined;
  if (!Number.isInteger(number) || number < 1 || number === process.pid || !isAlive(number)) return undefined;
  return start === (startOfProcess(number) ?? "") ? number : undefined;
}

function contentOf(note: string): string | undefined {
  try {
    return readFileSync(note, "utf8");
  } catch (error) {
    if (systemErrorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
