import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { type Config, loadConfig } from "#platform/server/config/config.ts";
import { StartupError, systemErrorCode } from "#platform/server/config/startup-error.ts";
import { listenError } from "#platform/server/http/listen-error.ts";
import { isSameFolder } from "#platform/server/postgres/postgres-folder.ts";
import { isAlive, startOfProcess } from "#platform/server/postgres/process-life.ts";
import { withStartLock } from "#platform/server/postgres/start-lock.ts";
import { openDatabase } from "./open-database.ts";
import { say } from "./progress.ts";

export interface RunOptions {
  /** True while the web app is being built; a message on the process channel says when it is ready. */
  readonly webFollows: boolean;
}

const loadRest = () => import("./start-product.ts");

/** Starts the product: database, schema, demo restaurant, HTTP, sockets, jobs; then prints the address. */
export async function runProduct({ webFollows }: RunOptions): Promise<void> {
  const config = loadConfig();
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const step of closers.splice(0).reverse()) await step();
  };
  stopOnSignal(close, config.shutdownSeconds);
  try {
    if (config.process !== "worker") await claimAddress(config, closers);
    // Loads most of the server while PostgreSQL, a process of its own, starts; a failure of the loading is
    // reported below.
    const opening = openDatabase(config, () => void loadRest().catch(() => undefined));
    // A stop meanwhile waits until there is something to stop, so that no PostgreSQL is left behind.
    closers.push(() =>
      opening.then(
        (database) => database.stop(),
        () => undefined,
      ),
    );
    const database = await opening;
    const { startProduct } = await loadRest();
    await startProduct(config, database, closers, webFollows);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Makes sure, before anything is made, that this process can be reached and is the only one of its data folder. */
async function claimAddress(config: Config, closers: (() => Promise<void>)[]): Promise<void> {
  const release = config.redisUrl === undefined ? await claimDataDir(config.dataDir) : undefined;
  closers.push(async () => release?.());
  await requireFreePort(config);
}

/**
 * Makes this process the only server of its data folder, and returns a function that ends that. Two of them
 * without Redis would each notify only its own screens. Throws StartupError when another one runs; the note
 * of a killed one does not count, also when its number belongs to another program by now.
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
  // The note was copied with the folder of a server that runs there.
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

/**
 * Opens the port and closes it again, so that a second start fails at once and not after a database and a
 * demo were made. Throws StartupError with one sentence.
 */
export function requireFreePort({ host, port }: Pick<Config, "host" | "port">): Promise<void> {
  if (port === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => reject(listenError(error, { host, port })));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/**
 * Stops cleanly when asked: requests in flight are finished, then sockets, jobs and the database, at most `seconds` long.
 * A second signal stops at once.
 */
function stopOnSignal(close: () => Promise<void>, seconds: number): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(130);
    stopping = true;
    say("\nStopping");
    setTimeout(() => process.exit(1), seconds * 1000).unref();
    try {
      await close();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    }
  };
  // The parent process died without a word: stop as well, so that nothing is left behind.
  process.once("disconnect", () => void stop());
  process.channel?.unref();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());
}
