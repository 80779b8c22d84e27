import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { StartupError, systemErrorCode } from "../config/startup-error.ts";
import { isAlive, pause } from "./process-life.ts";

/** No start takes longer than this, replay of the log after a crash included. */
export const longestStart = 120_000;

const heldHere = new Set<string>();

/**
 * Lets one launcher at a time make or start the server of a folder; others wait and then find it running.
 * Throws `StartupError` when the other one does not finish in `longestStart` milliseconds.
 */
export async function withStartLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + longestStart;
  while (!takeLock(lock)) {
    if (Date.now() > deadline) {
      throw new StartupError(
        `Another Comanda has been starting with the same data folder for two minutes: end it, then remove ${lock} if it is still there.`,
      );
    }
    await pause(50);
  }
  try {
    return await work();
  } finally {
    heldHere.delete(lock);
    rmSync(lock, { force: true });
  }
}

function takeLock(lock: string): boolean {
  if (heldHere.has(lock)) return false;
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    heldHere.add(lock);
    return true;
  } catch (error) {
    if (systemErrorCode(error) !== "EEXIST") throw error;
    if (isLeftOver(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/** A killed launcher leaves its lock; its process id may belong to another program, or to us, by now. */
function isLeftOver(lock: string): boolean {
  const made = statSync(lock, { throwIfNoEntry: false });
  if (made === undefined) return false;
  const pid = Number(readFileSync(lock, "utf8"));
  if (pid === 0) return Date.now() - made.mtimeMs > 1_000; // between its creation and its first byte
  return pid === process.pid || !isAlive(pid) || Date.now() - made.mtimeMs > longestStart;
}
