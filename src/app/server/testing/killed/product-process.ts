import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEachFile } from "../after-each-file.ts";
import { testCookieSecret, testSecretKey } from "../secrets.ts";
import type { TestServer } from "../test-server.ts";

const main = fileURLToPath(new URL("../../main.ts", import.meta.url));

export interface ProductProcess {
  /** Its address; empty for a worker. */
  readonly url: string;
  /** What it has printed, its log included. */
  said(): string;
}

/** Starts the product itself as one process of several on the database of a test, and waits until it is ready. */
export async function productProcess(
  { appUrl, ownerUrl }: Pick<TestServer, "appUrl" | "ownerUrl">,
  kind: "web" | "worker",
  more: Readonly<Record<string, string>>,
): Promise<ProductProcess> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "comanda-process-"));
  const env = {
    TMPDIR: tmpdir(),
    NODE_COMPILE_CACHE: path.join(tmpdir(), "comanda-compiled"),
    PROCESS: kind,
    DATABASE_URL: appUrl,
    DATABASE_DIRECT_URL: ownerUrl,
    DATA_DIR: dataDir,
    DEMO: "0",
    HOST: "127.0.0.1",
    PORT: "0",
    COOKIE_SECRET: testCookieSecret,
    SECRET_KEYS: testSecretKey,
    ...more,
  };
  const child = fork(main, [], { env, execArgv: [], stdio: ["ignore", "pipe", "inherit", "ipc"] });
  let said = "";
  child.stdout?.on("data", (chunk) => {
    said += String(chunk);
  });
  afterEachFile(async () => {
    await ended(child);
    rmSync(dataDir, { recursive: true, force: true });
  });
  await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => Promise.reject(new Error(`PROCESS=${kind} ended: ${said}`))),
  ]);
  const ready = kind === "worker" ? /worker runs/ : /http:\/\/localhost:\d+/;
  while (!ready.test(said)) await once(child.stdout ?? child, "data");
  const url = kind === "web" ? (ready.exec(said)?.[0] ?? "").replace("localhost", "127.0.0.1") : "";
  return { url, said: () => said };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}
