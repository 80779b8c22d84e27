import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { demoIssuer } from "#db/seeds/demo.ts";
import { startMinistry } from "#ministry/start-ministry.ts";
import { createDatabase } from "#platform/server/db/in-tenant.ts";
import { createPool } from "#platform/server/db/pool.ts";
import { openPostgresFolder } from "#platform/server/postgres/postgres-folder.ts";
import { serverAccount } from "#platform/server/postgres/server-account.ts";
import { startEmbeddedPostgres } from "#platform/server/postgres/start-embedded-postgres.ts";
import { createSecretBox } from "#platform/server/secrets/secret-box.ts";
import { freePorts } from "../setup/free-port.mjs";
import { findProgram, installPackage, mayInstall } from "../setup/system-package.mjs";
import { serverArguments } from "../setup/web-build.mjs";
import { type Child, startChild } from "./children.ts";
import { startFront } from "./start-front.ts";
import { startPgBouncer } from "./start-pgbouncer.ts";
import { startRedis } from "./start-redis.ts";

interface ClusterPlan {
  /** The port on loopback that people reach it at. */
  readonly port: number;
  /** This many processes answer people. */
  readonly webs: number;
  /** Its database and secrets are kept here. */
  readonly folder: string;
  /** Programs that it goes without, also where the machine has them. */
  readonly without?: readonly string[];
  readonly say: (line: string) => void;
}

export interface Cluster {
  /** Tells what runs where, a line each. */
  readonly lines: readonly string[];
  readonly webPorts: readonly number[];
  stop(): Promise<void>;
}

/** All that has been started, to be stopped in the other order. */
interface Started {
  readonly lines: string[];
  readonly stops: (() => unknown)[];
}

/**
 * Starts on loopback what README's "several processes" names: PostgreSQL, PgBouncer and Redis where the machine has them, a worker, web
 * processes and a reverse proxy, with the demo restaurant. All settings that must be equal are. Rejects with a sentence when a part
 * does not start; what had started is stopped then.
 */
export async function startCluster(plan: ClusterPlan): Promise<Cluster> {
  const started: Started = { lines: [], stops: [] };
  const stop = async () => {
    for (const step of started.stops.splice(0).reverse()) await step();
  };
  try {
    const webPorts = await startAll(plan, started);
    return { lines: started.lines, webPorts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function keep({ lines, stops }: Started, child: Child, where: string): void {
  stops.push(child.stop);
  lines.push(lineOf(child.name, where, child.pid()));
}

const lineOf = (name: string, where: string, pid: number | undefined) =>
  `  ${name.padEnd(10)} ${where.padEnd(20)} process ${pid}`;

async function startAll(plan: ClusterPlan, started: Started): Promise<number[]> {
  const { port, webs, folder, say } = plan;
  await mkdir(folder, { recursive: true });
  // At one time: what is free is looked for in the same order each time.
  const [databasePort = 0, bouncerPort = 0, redisPort = 0, ministryPort = 0, ...webPorts] = await freePorts(
    4 + webs,
  );
  const database = await startDatabase(plan, started, { databasePort, bouncerPort });
  const redisUrl = await startRedisHere(plan, started, redisPort);
  const secrets = await secretsOf(folder);
  const ministry = await startMinistry({ port: ministryPort, file: path.join(folder, "ministry.jsonl") });
  started.stops.push(() => ministry.stop());
  const shared = {
    DATABASE_URL: database.appUrl,
    ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }),
    ...secrets,
    PUBLIC_URL: `http://localhost:${port}`,
    TRUST_PROXY: "127.0.0.1",
    MINISTRY_TEST_URL: ministry.address,
    DEMO: "1",
    LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
  };
  const comanda = (name: string, env: NodeJS.ProcessEnv) =>
    startComanda(name, { ...shared, DATA_DIR: path.join(folder, name.replace(" ", "-")), ...env }, say);
  say("  … worker (its first start makes the demo restaurant)");
  const worker = await comanda("worker", { PROCESS: "worker", DATABASE_DIRECT_URL: database.ownerUrl });
  keep(started, worker, "jobs");
  await knowDemoIssuer(database.directUrl, secrets.SECRET_KEYS, ministry);
  for (const [index, webPort] of webPorts.entries()) {
    const web = await comanda(`web ${index + 1}`, { PROCESS: "web", PORT: String(webPort) });
    keep(started, web, `127.0.0.1:${webPort}`);
  }
  const front = await startFront(port, webPorts);
  started.stops.push(() => front.stop());
  return webPorts;
}

interface DatabaseWays {
  /** The application's login, by way of PgBouncer where there is one. */
  readonly appUrl: string;
  /** The same without PgBouncer. */
  readonly directUrl: string;
  readonly ownerUrl: string;
}

async function startDatabase(
  plan: ClusterPlan,
  started: Started,
  ports: { readonly databasePort: number; readonly bouncerPort: number },
): Promise<DatabaseWays> {
  const { folder, say } = plan;
  const { databasePort, bouncerPort: port } = ports;
  const dataDir = path.join(folder, "postgres");
  say("  … PostgreSQL");
  const postgres = await startEmbeddedPostgres({ dataDir, port: databasePort });
  started.stops.push(() => postgres.stop());
  const ways = { appUrl: postgres.appUrl, directUrl: postgres.appUrl, ownerUrl: postgres.ownerUrl };
  started.lines.push(`  PostgreSQL ${new URL(ways.directUrl).host}`);
  const program = await programOf("pgbouncer", plan);
  if (program === undefined) return ways;
  const files = await mkdtemp(path.join(tmpdir(), "comanda-pgbouncer-"));
  started.stops.push(() => rm(files, { recursive: true, force: true }));
  await chmod(files, 0o711);
  const account = serverAccount(await openPostgresFolder(dataDir));
  const bouncer = await startPgBouncer(
    { program, port, folder: path.join(files, "own"), url: ways.appUrl, account },
    say,
  );
  keep(started, bouncer.child, `127.0.0.1:${port}`);
  return { ...ways, appUrl: bouncer.url };
}

async function startRedisHere(
  plan: ClusterPlan,
  started: Started,
  port: number,
): Promise<string | undefined> {
  const program = await programOf("redis-server", plan);
  if (program === undefined) return undefined;
  keep(started, await startRedis(program, port, plan.say), `127.0.0.1:${port}`);
  return `redis://127.0.0.1:${port}`;
}

function startComanda(name: string, env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<Child> {
  const isReady = (child: ChildProcess) =>
    new Promise<void>((resolve) => {
      child.on("message", (message: { readonly type?: string }) => {
        if (message.type === "ready") resolve();
      });
    });
  const stderr = (line: string) => say(`  [${name}] ${line}`);
  // The worker says how far its demo is; what a web process says for a terminal of its own is said once for all.
  const print = env.PROCESS === "worker" ? { stdout: stderr, stderr } : { stderr };
  return startChild({ name, command: process.execPath, args: serverArguments, env, print, isReady }, say);
}

/** The program on this machine, installed where that may be done; undefined, and said, where it cannot be had. */
async function programOf(name: string, { without = [], say }: ClusterPlan): Promise<string | undefined> {
  if (without.includes(name)) return undefined;
  const known = findProgram([name]);
  if (known !== undefined) return known;
  // Debian's packages have the names of their programs.
  if (mayInstall()) await installPackage(name).catch((error: Error) => say(error.message));
  const found = findProgram([name]);
  if (found === undefined) say(`  ${name} is not on this machine: the cluster does without it.`);
  return found;
}

interface SharedSecrets {
  readonly COOKIE_SECRET: string;
  readonly SECRET_KEYS: string;
}

/** Made once and kept beside the database: every process must have the same. */
async function secretsOf(folder: string): Promise<SharedSecrets> {
  const file = path.join(folder, "secrets.json");
  const made = {
    COOKIE_SECRET: randomBytes(32).toString("hex"),
    SECRET_KEYS: randomBytes(32).toString("hex"),
  };
  try {
    await writeFile(file, JSON.stringify(made), { mode: 0o600, flag: "wx" });
    return made;
  } catch {
    return JSON.parse(await readFile(file, "utf8")) as SharedSecrets;
  }
}

/** The simulator seals documents of issuers that it knows: of the demo restaurant, which exists by now. */
async function knowDemoIssuer(
  appUrl: string,
  secretKeys: string,
  ministry: Awaited<ReturnType<typeof startMinistry>>,
): Promise<void> {
  const db = createDatabase(createPool({ url: appUrl, max: 1 }), () => undefined);
  const issuer = await demoIssuer(db, { secrets: createSecretBox([secretKeys]), now: new Date() });
  if (issuer) ministry.addIssuer(issuer);
  await db.close();
}
