import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { BenchDatabase } from "./bench-database.ts";
import { benchCookieSecret, benchSecretKey } from "./sign-in.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const START_SECONDS = 30;

export interface Product {
  /** `http://127.0.0.1:<port>`. */
  readonly url: string;
  /** What it has said so far: read when a benchmark fails. */
  log(): string;
  /** Processor time it has taken so far, in milliseconds; null where the system does not tell (no Linux). */
  busyMilliseconds(): number | null;
  stop(): Promise<void>;
}

/**
 * The product as people run it, in a process of its own, on a free port of loopback. It believes one proxy about
 * the client's address, so that every restaurant comes from its own: the limit per address stays in force. `settings`: variables of its
 * environment beside those.
 */
export async function startProduct(
  database: BenchDatabase,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const folder = mkdtempSync(path.join(tmpdir(), "comanda-bench-product-"));
  const logFile = path.join(folder, "log");
  const log = openSync(logFile, "w");
  const child = spawn(process.execPath, [...nodeOptions(), "src/app/server/main.ts"], {
    cwd: root,
    stdio: ["ignore", log, log],
    env: {
      ...process.env,
      NODE_ENV: "development",
      HOST: "127.0.0.1",
      PORT: "0",
      TRUST_PROXY: "loopback",
      DATA_DIR: folder,
      DATABASE_URL: database.appUrl,
      DATABASE_DIRECT_URL: database.ownerUrl,
      DEMO: "0",
      COOKIE_SECRET: benchCookieSecret,
      SECRET_KEYS: benchSecretKey,
      ...settings,
    },
  });
  closeSync(log);
  const stop = async () => {
    await endProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const url = await waitForUrl(child, logFile);
    const log = () => readFileSync(logFile, "utf8");
    return { url, log, busyMilliseconds: () => busyMilliseconds(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Linux counts in hundredths of a second, whatever its kernel's own beat. */
const TICK_MS = 10;

function busyMilliseconds({ pid }: ChildProcess): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  // The name, in brackets, may hold anything; behind it user and system time are the 12th and 13th (proc(5)).
  const fields = readFileSync(file, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** BENCH_CPU_PROFILE=<folder> writes where the server spends its time, for chrome://inspect. */
function nodeOptions(): string[] {
  const folder = process.env.BENCH_CPU_PROFILE;
  const quiet = ["--disable-warning=ExperimentalWarning"];
  return folder ? [...quiet, "--cpu-prof", `--cpu-prof-dir=${folder}`] : quiet;
}

async function waitForUrl(child: ChildProcess, logFile: string): Promise<string> {
  for (let tries = 0; tries < START_SECONDS * 20; tries += 1) {
    const printed = readFileSync(logFile, "utf8");
    const port = /ready: http:\/\/localhost:(\d+)/.exec(printed)?.[1];
    if (port) return `http://127.0.0.1:${port}`;
    if (child.exitCode !== null) throw new Error(`The product did not start:\n${printed}`);
    await pause(50);
  }
  throw new Error(`The product was not ready within ${START_SECONDS} s:\n${readFileSync(logFile, "utf8")}`);
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), 15_000);
  await exit;
  clearTimeout(timer);
}
