import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "../db/in-tenant.ts";
import type { RedisState } from "../redis/connect-redis.ts";
import { AppError } from "./app-error.ts";
import "./on-error.ts";

export interface HealthOptions {
  /** The web app is built. */
  readonly isReady: () => boolean;
  /** The disk of an embedded database can still be written; true where the database lives elsewhere. */
  readonly hasSpace: () => Promise<boolean>;
  /** Secret for reading `/metrics`; without it there is no such address. */
  readonly metricsToken: string | undefined;
  /** State of the Redis that joins the processes; undefined without one. */
  readonly redisState?: (() => RedisState) | undefined;
}

/** Longest wait for the database in milliseconds before the server reports not ready. */
const PING_MILLISECONDS = 1_000;

async function answersInTime(db: Database): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, PING_MILLISECONDS, false).unref());
  const ping = db.directory("select 1", []).then(
    () => true,
    () => false,
  );
  return Promise.race([ping, late]);
}

/** Compares in a time that does not reveal where the two differ. */
function isSecret(sent: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(sent ?? ""), digest(secret));
}

/**
 * `/healthz` answers once the product can be used and as long as the process lives; `/readyz` also asks the
 * database and says no while stopping or while its disk is full, so that a balancer sends nobody; a Redis that is away is told
 * beside it and closes nothing. `/metrics` is for Prometheus and needs its secret.
 */
export async function installHealth(
  app: FastifyInstance,
  db: Database,
  { isReady, hasSpace, metricsToken, redisState }: HealthOptions,
): Promise<void> {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests answered.",
    labelNames: ["method", "route", "status"],
    registers: [register],
  });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer a request.",
    labelNames: ["method", "route"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [register],
  });
  if (redisState)
    new Gauge({
      name: "redis_joined",
      help: "1 while Redis joins this process with the others, 0 while it is away.",
      registers: [register],
      collect() {
        this.set(redisState() === "joined" ? 1 : 0);
      },
    });
  app.addHook("onResponse", async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? "unknown" };
    requests.inc({ ...labels, status: reply.statusCode });
    seconds.observe(labels, reply.elapsedTime / 1000);
  });
  const quiet = { schema: { hide: true }, config: { rateLimit: false } } as const;
  app.get("/healthz", quiet, async (_request, reply) => {
    const healthy = isReady();
    return reply.status(healthy ? 200 : 503).send({ status: healthy ? "ok" : "starting" });
  });
  app.get("/readyz", quiet, async (_request, reply) => {
    const isFull = app.outages.isFull() || !(await hasSpace());
    const ready = isReady() && !isFull && (await answersInTime(db));
    const status = ready ? "ready" : isFull ? "disk full" : "not ready";
    return reply.status(ready ? 200 : 503).send({ status, redis: redisState?.() });
  });
  if (metricsToken === undefined) return;
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!isSecret(request.headers.authorization, `Bearer ${metricsToken}`)) throw new AppError("not_found");
    return reply.type(register.contentType).send(await register.metrics());
  });
}
