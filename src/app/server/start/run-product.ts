import { type Config, loadConfig } from "#platform/server/config/config.ts";
import { claimDataDir } from "./claim-data-dir.ts";
import { openDatabase } from "./open-database.ts";
import { requireFreePort } from "./require-free-port.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

export interface RunOptions {
  /** The web app is still being built; a message on the process channel says when it is there. */
  readonly webFollows: boolean;
}

const loadRest = () => import("./bring-up.ts");

/** Brings the product up: database, schema, demo restaurant, HTTP, sockets, jobs; then tells the address. */
export async function runProduct({ webFollows }: RunOptions): Promise<void> {
  const config = loadConfig();
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const step of closers.splice(0).reverse()) await step();
  };
  stopOnSignal(close, config.shutdownSeconds);
  try {
    if (config.process !== "worker") await claimAddress(config, closers);
    // Most of the server is read while PostgreSQL, a process of its own, starts; a failure of that is told below.
    const opening = openDatabase(config, () => void loadRest().catch(() => undefined));
    // Whoever stops this meanwhile waits until there is something to stop: no PostgreSQL is left behind.
    closers.push(() =>
      opening.then(
        (database) => database.stop(),
        () => undefined,
      ),
    );
    const database = await opening;
    const { bringUp } = await loadRest();
    await bringUp(config, database, closers, webFollows);
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
