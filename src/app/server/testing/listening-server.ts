import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { inject } from "vitest";
import { createDatabase } from "#platform/server/db/in-tenant.ts";
import { createPool } from "#platform/server/db/pool.ts";
import type { Deps } from "#platform/server/deps.ts";
import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { createRealtime } from "#platform/server/realtime/create-realtime.ts";
import { features } from "../features.ts";
import { buildApp } from "../http/build-app.ts";
import { socketPorts } from "../socket-ports.ts";
import { cloneTemplate, onDatabase, patience } from "./database.ts";
import { testOutward } from "./integrations/webhook-receiver.ts";
import { noMinistry } from "./ministry/ministry.ts";
import { testCookieSecret, testSecrets } from "./secrets.ts";
import { outsideTransactions, watchingTransactions } from "./slow/open-transactions.ts";
import { testTerms } from "./subscription-terms.ts";
import { testNow } from "./test-clock.ts";
import type { TestServer } from "./test-server.ts";

export interface ListeningServer extends TestServer {
  /** `http://127.0.0.1:<port>` of a real socket on loopback. */
  readonly url: string;
  readonly port: number;
  /** The database by the role that sees everything, for looking at what happened. */
  readonly superuserUrl: string;
  close(): Promise<void>;
}

export interface ListeningOptions {
  readonly features?: readonly FeatureRoutes[];
  readonly otherRoutes?: (app: FastifyInstance, deps: Deps) => Promise<void>;
}

let made = 0;

/** The whole web process on a database of its own: HTTP and sockets, on a free port of loopback. */
export async function listeningServer(options: ListeningOptions = {}): Promise<ListeningServer> {
  const urls = inject("postgres");
  made += 1;
  const name = `listen_${process.pid}_${Date.now().toString(36)}_${made}`;
  await cloneTemplate(urls.superuserUrl, name);
  const appUrl = onDatabase(urls.appUrl, name);
  const pool = createPool({ url: appUrl, max: 10, ...patience });
  const log = pino({ level: "silent" });
  const events: TestServer["events"] = [];
  const endedSessions: number[] = [];
  const mails: TestServer["mails"] = [];
  const clock: TestServer["clock"] = { now: undefined };
  const sockets = createRealtime(log, socketPorts);
  const realtime: Deps["realtime"] = {
    publish: (tenantId, first, list) => {
      events.push(...list.map((event) => ({ tenantId, event })));
      sockets.publish(tenantId, first, list);
    },
    follow: (follower) => sockets.follow(follower),
    endSession: (tenantId, sessionId) => {
      endedSessions.push(sessionId);
      sockets.endSession(tenantId, sessionId);
    },
  };
  const db = watchingTransactions(createDatabase(pool, realtime.publish));
  const now = () => clock.now ?? testNow();
  const mailer: Deps["mailer"] = outsideTransactions("mailer", {
    delivers: true,
    send: async (mail: TestServer["mails"][number]) => void mails.push(mail),
  });
  const deps: Deps = {
    db,
    realtime,
    mailer,
    clock: now,
    log,
    publicUrl: "http://127.0.0.1",
    cookieSecret: testCookieSecret,
    secrets: testSecrets,
    exportDays: 7,
    ministry: noMinistry,
    subscription: testTerms,
    outward: testOutward,
  };
  const { otherRoutes } = options;
  const app = await buildApp(deps, options.features ?? features, {
    secure: false,
    trustProxy: false,
    ...(otherRoutes ? { otherRoutes: (app) => otherRoutes(app, deps) } : {}),
  });
  await app.ready();
  await sockets.attach(app.server, {
    db,
    clock: now,
    cookieSecret: testCookieSecret,
    secure: false,
    trustProxy: false,
    publicUrl: deps.publicUrl,
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const close = async () => {
    await sockets.close();
    await app.close();
    await db.close();
  };
  const superuserUrl = onDatabase(urls.superuserUrl, name);
  return {
    app,
    db,
    deps,
    events,
    endedSessions,
    mails,
    ownerUrl: onDatabase(urls.ownerUrl, name),
    clock,
    url: `http://127.0.0.1:${port}`,
    port,
    superuserUrl,
    appUrl,
    close,
  };
}
