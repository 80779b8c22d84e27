import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { Client } from "pg";
import { createCluster, databaseName, renewCredentials } from "./create-cluster.ts";
import { chooseAddress, postgresUrl, runningAddressOf } from "./postgres-address.ts";
import { type PostgresCredentials, postgresRoles, readPostgresCredentials } from "./postgres-credentials.ts";
import { postgresEngine } from "./postgres-engine.ts";
import {
  hasCluster,
  openPostgresFolder,
  type PostgresFolder,
  readPostmasterNote,
} from "./postgres-folder.ts";
import type { PostgresAddress } from "./postgres-settings.ts";
import { type PostmasterPlan, startPostmaster, stopPostmaster } from "./postmaster.ts";
import { isAlive, isPostgres, pause } from "./process-life.ts";
import { reachableHome, serverAccount } from "./server-account.ts";
import { longestStart, withStartLock } from "./start-lock.ts";

/** Steps of the launcher, for the person who waits. */
export type PostgresProgress = "creating" | "starting" | "re-using" | "ready";

export interface EmbeddedPostgresOptions {
  /** Folder of the launcher, for example `data/postgres`; made when missing. */
  readonly dataDir: string;
  /** Listen on this port of 127.0.0.1 instead of a unix socket inside the folder. */
  readonly port?: number;
  readonly onProgress?: (step: PostgresProgress) => void;
  /** `false` only for tests: no write reaches the disk in time, a crash loses everything. */
  readonly durable?: boolean;
  /** Most connections, when programs besides the product use it too. */
  readonly connections?: number;
}

/** A running server. The URLs stay the same when it has to be started again. */
export interface EmbeddedPostgres {
  readonly superuserUrl: string;
  /** For the owner of the database: migrations and jobs. */
  readonly ownerUrl: string;
  /** For everything else: neither owner nor superuser, so row level security applies. */
  readonly appUrl: string;
  /** Called when the server died by itself; it is started again until it runs. */
  onExit(listener: ExitListener): void;
  /** Stops the server, unless another process started it and still looks after it. */
  stop(): Promise<void>;
}

interface StartedServer {
  readonly plan: PostmasterPlan;
  readonly pid: number;
  readonly credentials: PostgresCredentials;
}

/**
 * Starts the PostgreSQL that npm installed, making its database and roles on the first start, or joins the
 * server that already runs for the folder.
 * Throws `StartupError` with one sentence for people when that is not possible; nothing is damaged then.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = await openPostgresFolder(options.dataDir);
  const { plan, pid, credentials } = await withStartLock(folder.startLock, () =>
    startOrJoin(folder, options),
  );
  const supervisor = supervisePostmaster(plan, pid);
  options.onProgress?.("ready");
  const urlOf = (login: keyof typeof postgresRoles) =>
    postgresUrl(folder, plan.address, {
      role: postgresRoles[login],
      password: credentials[login],
      database: databaseName,
    });
  return {
    superuserUrl: urlOf("superuser"),
    ownerUrl: urlOf("owner"),
    appUrl: urlOf("app"),
    onExit: supervisor.onExit,
    stop: supervisor.stop,
  };
}

async function startOrJoin(folder: PostgresFolder, options: EmbeddedPostgresOptions): Promise<StartedServer> {
  const { durable = true, connections, onProgress } = options;
  const engine = await postgresEngine();
  const exists = await hasCluster(folder, engine.major);
  const account = serverAccount(folder);
  const home = await reachableHome(engine, account);
  const base = { folder, home, account, durable, connections };
  const known = exists ? await readPostgresCredentials(folder) : undefined;
  const living = known === undefined ? undefined : await runningServer(folder, known);
  if (known !== undefined && living !== undefined) {
    onProgress?.("re-using");
    if (!hasOtherLauncher(folder)) becomeLauncher(folder);
    return { plan: { ...base, address: living.address }, pid: living.pid, credentials: known };
  }
  if (!exists) onProgress?.("creating");
  const credentials = known ?? (exists ? await renewCredentials(base) : await createCluster(base));
  const plan = { ...base, address: await chooseAddress(folder, options.port) };
  const pid = await startPostmaster(plan, () => onProgress?.("starting"));
  becomeLauncher(folder);
  return { plan, pid, credentials };
}

/** Called when the server has died without being asked; it is being started again. */
type ExitListener = (reason: string) => void;

/** Keeps one server alive until it is stopped. */
interface Supervisor {
  onExit(listener: ExitListener): void;
  /** Stops the server, unless another launcher looks after it. May be called more than once. */
  stop(): Promise<void>;
}

const watchEvery = 200; // milliseconds
const shortestPause = 100;
const longestPause = 5_000;
const calmAfter = 30_000; // a server that lived this long died of something new

/**
 * Watches the server with process id `pid` and starts it again, with growing pauses, when it dies.
 * It never gives up: a full disk is freed one day. The process is watched by its number because a server
 * taken over from a killed launcher is not our child.
 */
function supervisePostmaster(plan: PostmasterPlan, pid: number): Supervisor {
  const listeners = new Set<ExitListener>();
  let current = pid;
  let startedAt = Date.now();
  let pauseBeforeStart = shortestPause;
  let restarting: Promise<void> | undefined;
  let stopped: Promise<void> | undefined;

  const timer = setInterval(() => {
    if (stopped !== undefined || restarting !== undefined || isAlive(current)) return;
    restarting = restart().finally(() => {
      restarting = undefined;
    });
  }, watchEvery).unref();

  // A process that ends without having stopped it, at a second Ctrl-C for one, takes it along; the next start waits for its end.
  const endToo = () => {
    if (!hasOtherLauncher(plan.folder) && isPostgres(current)) process.kill(current, "SIGINT");
  };
  process.once("exit", endToo);

  async function restart(): Promise<void> {
    if (hasOtherLauncher(plan.folder)) return; // it starts the server; we find the new one the same way
    if (Date.now() - startedAt > calmAfter) pauseBeforeStart = shortestPause;
    notifyListeners("PostgreSQL ended unexpectedly; starting it again");
    await pause(pauseBeforeStart);
    pauseBeforeStart = Math.min(pauseBeforeStart * 2, longestPause);
    if (stopped !== undefined) return;
    try {
      becomeLauncher(plan.folder);
      current = await withStartLock(plan.folder.startLock, () => startPostmaster(plan));
      startedAt = Date.now();
    } catch (error) {
      notifyListeners(error instanceof Error ? error.message : String(error));
    }
  }

  function notifyListeners(reason: string): void {
    for (const listener of listeners) listener(reason);
  }

  async function stopAll(): Promise<void> {
    clearInterval(timer);
    await restarting;
    process.off("exit", endToo);
    if (hasOtherLauncher(plan.folder)) return;
    await stopPostmaster(current);
    resignAsLauncher(plan.folder);
  }

  return {
    onExit: (listener) => listeners.add(listener),
    stop: () => {
      stopped ??= stopAll();
      return stopped;
    },
  };
}

/** A server that was already running for the folder. */
interface RunningServer {
  readonly pid: number;
  readonly address: PostgresAddress;
}

/**
 * Finds the server that already runs for this folder, waiting for it while it is still starting or stopping.
 * `undefined` when there is none. Throws when one runs but does not let our login in.
 */
async function runningServer(
  folder: PostgresFolder,
  credentials: PostgresCredentials,
): Promise<RunningServer | undefined> {
  const deadline = Date.now() + longestStart;
  while (Date.now() < deadline) {
    const note = readPostmasterNote(folder);
    if (note === undefined || note.isOfOriginal || !isPostgres(note.pid)) return undefined;
    if (note.ready) {
      const address = runningAddressOf(note);
      await signInOnce(folder, address, credentials.superuser);
      return { pid: note.pid, address };
    }
    await pause(50);
  }
  return undefined;
}

/** Tells whether another living launcher looks after the server of this folder. */
function hasOtherLauncher(folder: PostgresFolder): boolean {
  const pid = readLauncher(folder);
  return pid !== undefined && pid !== process.pid && isAlive(pid);
}

/** Notes that this process looks after the server: restarts it and stops it at the end. */
function becomeLauncher(folder: PostgresFolder): void {
  writeFileSync(folder.launcher, String(process.pid));
}

/** The opposite of `becomeLauncher`. */
function resignAsLauncher(folder: PostgresFolder): void {
  if (readLauncher(folder) === process.pid) rmSync(folder.launcher, { force: true });
}

function readLauncher(folder: PostgresFolder): number | undefined {
  try {
    const pid = Number(readFileSync(folder.launcher, "utf8"));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined; // nobody looks after it
  }
}

async function signInOnce(folder: PostgresFolder, address: PostgresAddress, password: string): Promise<void> {
  const login = { role: postgresRoles.superuser, password, database: "postgres" };
  const client = new Client({
    connectionString: postgresUrl(folder, address, login),
    connectionTimeoutMillis: 2_000,
    query_timeout: 5_000,
  });
  client.on("error", () => undefined); // a connection that breaks while it closes is of no interest
  try {
    await client.connect();
  } finally {
    await client.end();
  }
}
