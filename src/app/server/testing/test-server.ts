import type { FastifyInstance } from "fastify";
import pino from "pino";
import { inject, type ProvidedContext } from "vitest";
import { type z, z as zod } from "zod";
import { routeAddress } from "#platform/contract/api-base.ts";
import type { RouteDefinition } from "#platform/contract/define.ts";
import type { RealtimeEvent } from "#platform/contract/events.ts";
import type { Mail } from "#platform/outside/mail/mail.ts";
import { createDatabase, type Database } from "#platform/server/db/in-tenant.ts";
import { createPool } from "#platform/server/db/pool.ts";
import type { Deps } from "#platform/server/deps.ts";
import { Followers } from "#platform/server/realtime/followers.ts";
import type { ErrorReply } from "../../contract/errors.ts";
import { features } from "../features.ts";
import { buildApp } from "../http/build-app.ts";
import { afterEachFile } from "./after-each-file.ts";
import { cloneTemplate, onDatabase, patience } from "./database.ts";
import { testOutward } from "./integrations/webhook-receiver.ts";
import { noMinistry } from "./ministry/ministry.ts";
import { testCookieSecret, testSecrets } from "./secrets.ts";
import { outsideTransactions, watchingTransactions } from "./slow/open-transactions.ts";
import { testTerms } from "./subscription-terms.ts";
import { testNow } from "./test-clock.ts";
import { wirePayload } from "./wire-payload.ts";

export interface TestServer {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly deps: Deps;
  /** Everything published since the server was made, in order. */
  readonly events: { tenantId: number; event: RealtimeEvent }[];
  /** Ended sessions whose sockets were cut. */
  readonly endedSessions: number[];
  /** Mails that were sent, in order. */
  readonly mails: Mail[];
  /** The same database as its owner: for the worker. */
  readonly ownerUrl: string;
  /** And as the server itself: for further processes. */
  readonly appUrl: string;
  /** The server's time, once it is set; before, time passes. */
  clock: { now: Date | undefined };
}

export interface Reply<D extends RouteDefinition> {
  readonly status: number;
  /** The decoded answer; throws when the reply is a refusal. */
  readonly ok: z.output<D["response"]>;
  readonly error: ErrorReply;
  readonly headers: Record<string, string | string[] | number | undefined>;
  readonly raw: string;
}

export interface CallInput<D extends RouteDefinition> {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string>;
  readonly body?: z.input<NonNullable<D["body"]>>;
  readonly headers?: Record<string, string>;
  /** Address of the device; limits count by it. By default the same within a test file. */
  readonly address?: string;
}

let shared: Promise<TestServer> | undefined;

/**
 * The application on a real database, through HTTP, without a port. A worker keeps it over its test files: each test
 * makes a tenant of its own. What lies outside tenants is set back after every file.
 */
export function testServer(): Promise<TestServer> {
  shared ??= makeServer(testNow);
  return shared;
}

/** The same on a fresh database, for a test file that looks at all tenants, at jobs, or at ids from the first on. */
export async function ownTestServer(
  time: Deps["clock"] = testNow,
  postgres?: PostgresUrls,
): Promise<TestServer> {
  const server = await makeServer(time, postgres);
  afterEachFile(async () => {
    await server.app.close();
    await server.db.close();
  });
  return server;
}

// What asks in one minute is limited by address: a file is not to feel how much the file before it asked.
let fileAddress = addressOf(0);
let files = 0;
afterEachFile(async () => {
  files += 1;
  fileAddress = addressOf(files);
  if (shared === undefined) return;
  const { clock, events, mails, endedSessions } = await shared;
  clock.now = undefined;
  for (const list of [events, mails, endedSessions]) list.length = 0;
}, "always");

function addressOf(file: number): string {
  return `172.${16 + (file >> 16)}.${(file >> 8) & 255}.${file & 255}`;
}

/** The logins of a cluster, with a migrated template. */
type PostgresUrls = ProvidedContext["postgres"];

let made = 0;

async function makeServer(time: Deps["clock"], urls: PostgresUrls = inject("postgres")): Promise<TestServer> {
  made += 1;
  const name = `test_${process.pid}_${made}`;
  await cloneTemplate(urls.superuserUrl, name);
  const appUrl = onDatabase(urls.appUrl, name);
  const pool = createPool({ url: appUrl, max: 10, ...patience });
  const events: TestServer["events"] = [];
  const endedSessions: number[] = [];
  const mails: Mail[] = [];
  const clock: { now: Date | undefined } = { now: undefined };
  const followers = new Followers();
  const realtime: Deps["realtime"] = {
    publish: (tenantId, _first, list) => {
      events.push(...list.map((event) => ({ tenantId, event })));
      followers.heard(tenantId, list);
    },
    follow: (follower) => followers.add(follower),
    endSession: (_tenantId, sessionId) => endedSessions.push(sessionId),
  };
  const db = watchingTransactions(createDatabase(pool, realtime.publish));
  const deps: Deps = {
    db,
    realtime,
    mailer: outsideTransactions("mailer", {
      delivers: true,
      send: async (mail: Mail) => void mails.push(mail),
    }),
    clock: () => clock.now ?? time(),
    log: pino({ level: "silent" }),
    publicUrl: "http://localhost:3000",
    cookieSecret: testCookieSecret,
    secrets: testSecrets,
    ministry: noMinistry,
    signUp: { isOpen: true },
    subscription: testTerms,
    outward: testOutward,
    exportDays: 7,
  };
  const app = await buildApp(deps, features, { secure: false, trustProxy: false });
  await app.ready();
  const ownerUrl = onDatabase(urls.ownerUrl, name);
  return { app, db, deps, events, endedSessions, mails, ownerUrl, appUrl, clock };
}

/** Calls a route as its definition says, with the given cookies; the answer is decoded by the contract. */
export async function callRoute<D extends RouteDefinition>(
  app: FastifyInstance,
  definition: D,
  { params = {}, query = {}, body, headers = {}, address = fileAddress }: CallInput<D>,
  cookies: Record<string, string> = {},
): Promise<Reply<D>> {
  const path = routeAddress(definition).replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? "1")),
  );
  const reply = await app.inject({
    method: definition.method,
    url: `${path}?${new URLSearchParams(query)}`,
    headers,
    cookies,
    remoteAddress: address,
    ...(body === undefined ? {} : { payload: wirePayload(definition, body as object) }),
  });
  return {
    status: reply.statusCode,
    headers: reply.headers,
    raw: reply.body,
    get ok() {
      if (reply.statusCode !== 200)
        throw new Error(`${definition.method} ${path} answered ${reply.statusCode}: ${reply.body}`);
      return zod.decode(definition.response, reply.json()) as z.output<D["response"]>;
    },
    get error() {
      if (reply.statusCode === 200)
        throw new Error(`${definition.method} ${path} was not refused: ${reply.body}`);
      return reply.json() as ErrorReply;
    },
  };
}
