import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import type { TestContext } from "vitest";
import { afterEachFile } from "../after-each-file.ts";

const PROGRAM = "redis-server";

/** A real Redis on loopback that keeps nothing on disk, so that it comes back empty. */
export interface OwnRedis {
  readonly url: string;
  /** Starts it on the same port as before. */
  start(): Promise<void>;
  /** Ends it without a word. */
  kill(): Promise<void>;
  /** Holds it: connections stay, no answer comes. */
  hold(): void;
  letGo(): void;
}

/** Whether this machine has a redis-server. */
export const hasRedisServer = spawnSync(PROGRAM, ["--version"]).error === undefined;

/** Says that a test is not run where there is no redis-server. */
export const needsRedisServer = ({ skip }: Pick<TestContext, "skip">): void =>
  skip(!hasRedisServer, "not run: this machine has no redis-server");

/** Starts a Redis that ends with the file. */
export async function ownRedis(): Promise<OwnRedis> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async () => {
    const settings = { port, bind: "127.0.0.1", save: "", appendonly: "no", "io-threads": 1 };
    const words = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const started = spawn(PROGRAM, words, { stdio: ["ignore", "pipe", "ignore"] });
    child = started;
    let said = "";
    for await (const chunk of started.stdout) {
      said += String(chunk);
      if (said.includes("Ready to accept")) return;
    }
    throw new Error(`redis-server did not start: ${said}`);
  };
  const kill = async () => {
    const running = child;
    child = undefined;
    if (running === undefined || running.exitCode !== null) return;
    const ended = once(running, "exit");
    running.kill("SIGKILL");
    await ended;
  };
  await start();
  afterEachFile(kill);
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    hold: () => void child?.kill("SIGSTOP"),
    letGo: () => void child?.kill("SIGCONT"),
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
