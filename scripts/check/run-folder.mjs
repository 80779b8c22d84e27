import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import path from "node:path";

const memory = "/dev/shm";
const tmpfs = 0x01021994;
const needed = 4 * 1024 ** 3;
const beginning = "comanda-run-";

/**
 * A folder for all that a test run throws away: databases, profiles of browsers, data of the product. It is in memory where
 * Linux has 4 GB of it to spare, because a disk may take ten times as long for a small write. What runs that were
 * killed left there is removed.
 */
export function makeRunFolder() {
  const folder = mkdtempSync(path.join(home(), `${beginning}${process.pid}-`));
  // PostgreSQL has an account of its own where root runs the tests.
  chmodSync(folder, 0o711);
  return folder;
}

export function removeRunFolder(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

function home() {
  if (process.platform !== "linux" || !hasRoom()) return tmpdir();
  for (const name of readdirSync(memory)) {
    const [, pid] = new RegExp(`^${beginning}(\\d+)-`).exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) removeRunFolder(path.join(memory, name));
  }
  return memory;
}

function hasRoom() {
  try {
    const { type, bavail, bsize } = statfsSync(memory);
    return type === tmpfs && Math.min(bavail * bsize, freemem()) > needed;
  } catch {
    return false; // a system without it
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
