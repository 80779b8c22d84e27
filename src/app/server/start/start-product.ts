import { flushCompileCache } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import {
  demoIssuer,
  demoSignIns,
  hasDemoAccounts,
  mayHoldDemo,
  offeredOperator,
  offeredSignIns,
  refreshDemo,
} from "#db/seeds/demo.ts";
import type { Ministry } from "#ministry/ministry.ts";
import { createPriceWatch } from "#platform/outside/cards/price-watch.ts";
import { mailerOf } from "#platform/outside/mail/mailer-of.ts";
import { createMinistryClient } from "#platform/outside/ministry/ministry-client.ts";
import { createOutward } from "#platform/outside/outward/post-outward.ts";
import type { Config } from "#platform/server/config/config.ts";
import { StartupError } from "#platform/server/config/startup-error.ts";
import { checkRole } from "#platform/server/db/check-role.ts";
import { wayInWords } from "#platform/server/db/database-way.ts";
import { createDatabase, type Database } from "#platform/server/db/in-tenant.ts";
import { checkDatabaseSchema, migrate } from "#platform/server/db/migrate.ts";
import { createPool, type DatabasePool } from "#platform/server/db/pool.ts";
import type { DemoOperator, DemoSignIn, Deps } from "#platform/server/deps.ts";
import { listenError } from "#platform/server/http/listen-error.ts";
import { startWorker } from "#platform/server/jobs/worker.ts";
import { createLog } from "#platform/server/log/create-log.ts";
import { joinProcesses } from "#platform/server/processes/join-processes.ts";
import { ensureSealingKeys } from "#platform/server/processes/sealing-keys.ts";
import { createRealtime, type RealtimeServer } from "#platform/server/realtime/create-realtime.ts";
import { connectRedis } from "#platform/server/redis/connect-redis.ts";
import { createSecretBox, type SecretBox } from "#platform/server/secrets/secret-box.ts";
import { features } from "../features.ts";
import { buildApp } from "../http/build-app.ts";
import { jobs } from "../jobs.ts";
import { socketPorts } from "../socket-ports.ts";
import { makeDemo } from "./demo-process.ts";
import { demoSignInsOf, installOtherRoutes } from "./install-other-routes.ts";
import type { DatabaseAddresses } from "./open-database.ts";
import { say } from "./progress.ts";

const dist = fileURLToPath(new URL("../../../../dist", import.meta.url));

/** Starts everything but the database: schema, demo restaurant, HTTP, sockets, jobs; then prints the address. */
export async function startProduct(
  config: Config,
  database: DatabaseAddresses,
  closers: (() => Promise<void>)[],
  webFollows: boolean,
): Promise<void> {
  const log = createLog(config.logLevel);
  surviveFaults(log);
  if (database.ownerUrl !== undefined) await migrate(database.ownerUrl);
  else await checkDatabaseSchema(database.appUrl);
  const pool = openPool(config, database, log);
  const redis = config.redisUrl === undefined ? undefined : await connectRedis(config.redisUrl, log);
  closers.push(async () => redis?.close());
  const realtime = createRealtime(log, socketPorts, redis);
  const db = createDatabase(pool, realtime.publish);
  closers.push(() => db.close());
  for (const warning of await checkRole(db, { production: config.production })) log.warn(warning);
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const clock = () => new Date();
  const secrets = createSecretBox(config.secretKeys);
  closers.push(await joinProcesses({ db, config, secrets, log }));
  for (const warning of await ensureSealingKeys(db, secrets, config)) log.warn(warning);
  const order = { appUrl: database.appUrl, way: database.way, secretKeys: config.secretKeys };
  const demo = await seedWhenEmpty(db, config, () => makeDemo(order));
  const simulator = demo.signIns.length > 0 ? await startDemoMinistry({ db, config, secrets }) : null;
  closers.push(async () => simulator?.stop());
  const deps: Deps = {
    db,
    realtime,
    log,
    publicUrl,
    clock,
    cookieSecret: config.cookieSecret,
    secrets,
    ...(await outsideOf(config, { clock, log }, simulator)),
    ...offeredBy(demo),
  };
  const demoSignIns = demoSignInsOf(config, demo);
  if (config.process !== "web" && database.ownerUrl !== undefined) {
    const worker = await startWorker(deps, database.ownerUrl, jobs);
    closers.push(() => worker.stop());
  }
  if (config.process === "worker") return announceReady("Comanda's worker runs. Ctrl-C stops it.");
  let webReady = !webFollows;
  const app = await buildApp(deps, features, {
    secure: publicUrl.startsWith("https:"),
    trustProxy: config.trustProxy,
    redis,
    apiDocs: config.apiDocs,
    otherRoutes: (app) =>
      installOtherRoutes(app, { ...deps, config, dist, demoSignIns, redis, isReady: () => webReady }),
  });
  await serve(app, realtime, deps, config, closers);
  if (webFollows) {
    await webBuilt();
    webReady = true;
  }
  announce(config.publicUrl ?? openedAddress(app), demo.lines);
  if (demoSignIns === "open") say(demoWarning);
}

/** The connections of the application; the log is told which way they take. */
function openPool(config: Config, { appUrl, way }: DatabaseAddresses, log: Logger): DatabasePool {
  if (config.database) log[way.keepsStatements ? "info" : "warn"](wayInWords(way));
  const onStatementsLost = () => log.warn(wayInWords({ isShared: true, keepsStatements: false }));
  return createPool({ url: appUrl, max: config.databasePoolSize, way, onStatementsLost });
}

type Outside = Pick<
  Deps,
  | "ministry"
  | "mailer"
  | "signUp"
  | "supportEmail"
  | "subscription"
  | "cards"
  | "priceWatch"
  | "outward"
  | "exportDays"
>;

/** Creates the services outside as configured. A demo's test environment of the ministry is its simulator. */
async function outsideOf(
  config: Config,
  { clock, log }: Pick<Deps, "clock" | "log">,
  simulator: { readonly address: string } | null,
): Promise<Outside> {
  const { ministry } = config;
  const addresses = { "00": simulator?.address ?? ministry.testAddress, "01": ministry.address };
  return {
    ministry: createMinistryClient({ clock, userAgent: "Comanda", addresses }),
    mailer: mailerOf(config, clock),
    signUp: config.signUp,
    supportEmail: config.supportEmail,
    subscription: config.subscription,
    ...(await cardsOf(config, { clock, log })),
    outward: createOutward({ isInnerAllowed: config.webhooksInside }),
    exportDays: config.exportDays,
  };
}

/** Loads Stripe only where it is used. Its price is compared with ours; nobody waits for that. */
async function cardsOf(
  { stripe, subscription }: Config,
  { clock, log }: Pick<Deps, "clock" | "log">,
): Promise<Pick<Deps, "cards" | "priceWatch">> {
  if (!stripe) return {};
  const { createStripeCards } = await import("#platform/outside/cards/stripe-cards.ts");
  const cards = createStripeCards(stripe, clock);
  const priceWatch = createPriceWatch(cards, subscription, { log, clock });
  void priceWatch.check();
  return { cards, priceWatch };
}

async function serve(
  app: FastifyInstance,
  realtime: RealtimeServer,
  deps: Deps,
  config: Config,
  closers: (() => Promise<void>)[],
): Promise<void> {
  const { host, port } = config;
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw listenError(error, { host, port });
  }
  closers.push(() => app.close());
  const { db, clock } = deps;
  await realtime.attach(app.server, {
    db,
    clock,
    cookieSecret: config.cookieSecret,
    trustProxy: config.trustProxy,
    secure: app.cookiesAreSecure,
    publicUrl: deps.publicUrl,
  });
  closers.push(() => realtime.close());
}

/** Resolves when the parent process says that the web app is built. */
function webBuilt(): Promise<void> {
  return new Promise((resolve) => {
    process.on("message", (message: { type?: string } | null) => {
      if (message?.type === "web-built") resolve();
    });
  });
}

/** `http://localhost` with the port that was really opened (PORT=0 takes any free one). */
function openedAddress(app: FastifyInstance): string {
  const address = app.server.address();
  return `http://localhost:${typeof address === "object" && address !== null ? address.port : 0}`;
}

const demoWarning =
  "\nWARNING: the demo sign-ins work here and everybody knows their password, while the whole network reaches this server. Use it for trying only: no real sales, no real customers.\n";

/** Prints the line for the person at the terminal, and tells the parent process that this one is ready. */
function announceReady(line: string): void {
  process.send?.({ type: "ready" });
  say(line);
  // Stored for the next start even when this process is killed.
  flushCompileCache();
}

function announce(publicUrl: string, signIns: readonly string[]): void {
  announceReady(`\nComanda is ready: ${publicUrl}\n`);
  if (signIns.length > 0) say(`${signIns.join("\n")}\n`);
  say("Ctrl-C stops it.");
}

interface Demo {
  readonly db: Database;
  readonly config: Pick<Config, "dataDir" | "ministry" | "process">;
  readonly secrets: SecretBox;
}

/**
 * Starts the simulator of the ministry for the demo restaurant, so that a newcomer sees documents become
 * green; sealed documents are stored in the data folder. Null when the ministry's address is configured, or
 * other processes would have to find the simulator.
 */
async function startDemoMinistry({ db, config, secrets }: Demo): Promise<Ministry | null> {
  if (config.ministry.testAddress !== undefined || config.process !== "all") return null;
  const issuer = await demoIssuer(db, { secrets, now: new Date() });
  if (!issuer) return null;
  // Only the demo needs it: a restaurant's server starts without it.
  const { startMinistry } = await import("#ministry/start-ministry.ts");
  return startMinistry({ issuers: [issuer], file: path.join(config.dataDir, "ministry.jsonl") });
}

/** Exit code after a fault of the server itself; its supervisor starts it again. */
const FAULT = 70;

/**
 * Logs uncaught faults with their cause. A rejected promise that nobody waited for has harmed nothing but its
 * own work: the process goes on. After an exception nobody knows what is half done: the process ends, `npm
 * start` or another supervisor starts it again, and screens catch up by themselves.
 */
function surviveFaults(log: Logger): void {
  process.on("unhandledRejection", (cause) => {
    log.error({ err: cause }, "a promise was rejected and nobody heard it: the server goes on");
  });
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "an exception that nobody caught: the server ends");
    process.exit(FAULT);
  });
}

interface KnownDemo {
  /** Lines for the terminal. */
  readonly lines: readonly string[];
  /** Sign-ins for the sign-in page. */
  readonly signIns: readonly DemoSignIn[];
  /** Operator for the console's sign-in page. */
  readonly operator?: DemoOperator;
  /** The database holds the demo's sign-ins, wanted or not. */
  readonly isThere: boolean;
}

/** Returns the part that the sign-in pages offer. */
function offeredBy({ signIns, operator }: KnownDemo): Pick<Deps, "demo" | "demoOperator"> {
  return { demo: signIns, ...(operator ? { demoOperator: operator } : {}) };
}

/**
 * Has `make` fill an empty database with the demo restaurant when that is wanted; an existing one is moved to
 * the present. Throws StartupError in production when the database holds the demo's sign-ins: their password
 * is in our README.
 */
export async function seedWhenEmpty(
  db: Database,
  { demo, production }: Pick<Config, "demo" | "production">,
  make: () => Promise<void>,
): Promise<KnownDemo> {
  if (demo && (await mayHoldDemo(db))) {
    say("  Setting up the demo restaurant (the first time only)");
    await make();
  }
  const known = await hasDemoAccounts(db);
  if (known && production) {
    throw new StartupError(
      "This database holds the demo sign-ins, which are known to everybody: use another database, or another DATA_DIR, in production.",
    );
  }
  if (!demo || !known) return { lines: [], signIns: [], isThere: known };
  await refreshDemo(db, new Date());
  return { lines: demoSignIns, signIns: offeredSignIns, operator: offeredOperator, isThere: true };
}
