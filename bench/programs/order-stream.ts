// Sends orders at a steady rate, at moments that follow no beat, and completes each one a while later, as a kitchen does.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { apiBase } from "#app/contract/routes.ts";
import { createOrder } from "#service/orders/contract/create-order.ts";
import { completeOrders } from "#service/orders/contract/orders.ts";
import { randomOf } from "../../db/seeds/random.ts";
import { programAnswer, programInput } from "../support/program-input.ts";
import { type BenchTenant, freshCart } from "../support/small-tenants.ts";

export interface OrderStream {
  readonly url: string;
  /** Orders go to one of them at random. */
  readonly tenants: readonly BenchTenant[];
  readonly perSecond: number;
  readonly seconds: number;
  readonly cookSeconds: number;
}

export interface StreamReport {
  /** Id of each order and when its POST was sent, in milliseconds of the clock all processes share. */
  readonly sent: readonly (readonly [orderId: number, at: number])[];
  readonly failures: number;
}

const { url, tenants, perSecond, seconds, cookSeconds }: OrderStream = await programInput();
const random = randomOf(20);
const sent: [number, number][] = [];
let failures = 0;

async function post(tenant: BenchTenant, path: string, body: object): Promise<{ orderId?: number }> {
  const reply = await fetch(url + apiBase + path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      cookie: tenant.cookie,
      "x-forwarded-for": tenant.address,
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} was refused: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as { orderId?: number };
}

async function orderAndCook(tenant: BenchTenant): Promise<void> {
  const at = Date.now();
  const { orderId } = await post(tenant, createOrder.path, freshCart(tenant.cart));
  if (orderId === undefined) throw new Error("The order has no id");
  sent.push([orderId, at]);
  await pause(cookSeconds * 1000);
  await post(tenant, completeOrders.path, { orderIds: [orderId] });
}

const until = Date.now() + seconds * 1000;
const running: Promise<void>[] = [];
for (let next = Date.now(); next < until; next += (-Math.log(1 - random.next()) * 1000) / perSecond) {
  await pause(Math.max(0, next - Date.now()));
  const tenant = tenants[Math.floor(random.next() * tenants.length)];
  if (!tenant) throw new Error("No restaurants");
  running.push(
    orderAndCook(tenant).catch((error: unknown) => {
      failures += 1;
      process.stderr.write(`${String(error)}\n`);
    }),
  );
}
await Promise.all(running);
programAnswer({ sent, failures } satisfies StreamReport);
