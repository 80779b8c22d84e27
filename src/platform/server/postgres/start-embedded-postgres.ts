import { reachableHome } from "./account-reach.ts";
import { createCluster, databaseName, renewCredentials } from "./create-cluster.ts";
import { becomeLauncher, hasOtherLauncher, livingServer } from "./living-server.ts";
import { chooseAddress, postgresUrl } from "./postgres-address.ts";
import { type PostgresCredentials, postgresRoles, readCredentials } from "./postgres-credentials.ts";
import { postgresEngine } from "./postgres-engine.ts";
import { hasCluster, openPostgresFolder, type PostgresFolder } from "./postgres-folder.ts";
import { type PostmasterPlan, startPostmaster } from "./postmaster.ts";
import { serverAccount } from "./server-account.ts";
import { withStartLock } from "./start-lock.ts";
import { type ExitListener, supervisePostmaster } from "./supervise-postmaster.ts";

/** What the launcher is doing, for the person who waits. */
export type PostgresProgress = "creating" | "starting" | "re-using" | "ready";

export interface EmbeddedPostgresOptions {
  /** Folder of the launcher, for example `data/postgres`; made when missing. */
  readonly dataDir: string;
  /** Listen on this port of 127.0.0.1 instead of a unix socket inside the folder. */
  readonly port?: number;
  readonly onProgress?: (step: PostgresProgress) => void;
  /** `false` only for tests: no write reaches the disk in time, a crash loses everything. */
  readonly durable?: boolean;
  /** Most connections, where others than the product use it too. */
  readonly connections?: number;
}

/** A running server. The URLs stay the same when it has to be started again. */
export interface EmbeddedPostgres {
  readonly superuserUrl: string;
  /** Owner of the database: migrations and jobs. */
  readonly ownerUrl: string;
  /** Neither owner nor superuser, row level security applies: everything else. */
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
  const known = exists ? await readCredentials(folder) : undefined;
  const living = known === undefined ? undefined : await livingServer(folder, known);
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
