// Sends orders over HTTP from a number of connections, one after another on each, for a while.
import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import { apiBase } from "#app/contract/routes.ts";
import { createOrder } from "#service/orders/contract/create-order.ts";
import { type Percentiles, percentiles } from "../support/percentiles.ts";
import { programAnswer, programInput } from "../support/program-input.ts";
import { type BenchTenant, freshCart } from "../support/small-tenants.ts";

export interface OrderLoad {
  readonly url: string;
  readonly tenants: readonly BenchTenant[];
  readonly connections: number;
  /** Not counted: connections, prepared statements and caches become warm. */
  readonly warmSeconds: number;
  readonly seconds: number;
}

export interface OrderRate extends Percentiles {
  readonly perSecond: number;
}

const { url, tenants, connections, warmSeconds, seconds }: OrderLoad = await programInput();
const latencies: number[] = [];
let refused = 0;
let turn = 0;

const setupRequest = (request: autocannon.Request): autocannon.Request => {
  const tenant = tenants[turn++ % tenants.length];
  if (!tenant) throw new Error("No restaurants");
  return {
    ...request,
    headers: {
      "content-type": "application/json",
      "accept-encoding": "br, gzip",
      cookie: tenant.cookie,
      "x-forwarded-for": tenant.address,
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify(freshCart(tenant.cart)),
  };
};

const options = {
  url: url + apiBase + createOrder.path,
  connections,
  duration: warmSeconds + seconds,
  requests: [{ method: "POST" as const, path: apiBase + createOrder.path, setupRequest }],
} satisfies autocannon.Options;
const from = performance.now() + warmSeconds * 1000;
const to = from + seconds * 1000;
const { errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
  const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
  run.on("response", (_client, status, _bytes, milliseconds) => {
    const now = performance.now();
    if (status !== 200) refused += 1;
    else if (now >= from && now < to) latencies.push(milliseconds);
  });
});
if (refused + errors + timeouts > 0)
  throw new Error(`${refused} orders refused, ${errors} errors, ${timeouts} time-outs`);
programAnswer({ perSecond: latencies.length / seconds, ...percentiles(latencies) } satisfies OrderRate);
