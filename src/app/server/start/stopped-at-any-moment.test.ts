/** @module-tag further */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

/** A start on an empty data folder, in a process group of its own. */
function aStart(): { readonly child: ChildProcess; readonly dataDir: string } {
  const dataDir = mkdtempSync(path.join(tmpdir(), "comanda-stopped-"));
  chmodSync(dataDir, 0o711);
  const env = { TMPDIR: tmpdir(), DATABASE_URL: "", DATA_DIR: dataDir, PORT: "0", DEMO: "0" };
  const child = spawn(process.execPath, [main], { env, stdio: "ignore", detached: true });
  onTestFinished(() => {
    child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { child, dataDir };
}

/** The programs that work in a folder. */
const atWorkIn = (folder: string): string[] =>
  readdirSync("/proc").filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
    } catch {
      return false; // it has ended
    }
  });

const atOnce = () => true;
/** First PostgreSQL works alone in it, to make it; then it is started. */
const withPostgres = (dataDir: string) => existsSync(path.join(dataDir, "postgres/cluster/postmaster.pid"));

test.skipIf(process.platform !== "linux").each([
  ["at once", 1, atOnce],
  ["while PostgreSQL starts", 1, withPostgres],
  ["while PostgreSQL starts", 2, withPostgres],
] as const)(
  "stopped %s, signals to its group: %i, a start leaves no PostgreSQL behind",
  async (_, signals, isThere) => {
    const { child, dataDir } = aStart();
    const ended = once(child, "exit");
    await expect.poll(() => isThere(dataDir), { interval: 5 }).toBe(true);
    for (let sent = 0; sent < signals; sent += 1) process.kill(-(child.pid ?? 0), "SIGINT");
    await ended;
    await expect.poll(() => atWorkIn(dataDir)).toEqual([]);
  },
);
