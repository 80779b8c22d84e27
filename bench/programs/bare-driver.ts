// Sends the recorded SQL of orders with nothing but the driver: as many connections, one order after another on each.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { percentiles } from "../support/percentiles.ts";
import { programAnswer, programInput } from "../support/program-input.ts";
import type { RecordedOrder, SentStatement } from "../support/record-order.ts";
import type { OrderRate } from "./order-load.ts";

export interface BareLoad {
  readonly appUrl: string;
  readonly orders: readonly RecordedOrder[];
  readonly connections: number;
  readonly warmSeconds: number;
  readonly seconds: number;
}

/** Makes a value anew; uuids of the order are exchanged, all else is as it was recorded. */
type Fill = (fresh: readonly string[]) => unknown;

interface Template {
  readonly statement: SentStatement;
  readonly fills: readonly Fill[] | undefined;
}

function templatesOf({ statements, uuids }: RecordedOrder): Template[] {
  return statements.map((statement) => ({
    statement,
    fills: statement.values?.map((value) => fillOf(value, uuids)),
  }));
}

function fillOf(value: unknown, uuids: readonly string[]): Fill {
  if (Array.isArray(value)) {
    const fills = value.map((inner) => fillOf(inner, uuids));
    return (fresh) => fills.map((fill) => fill(fresh));
  }
  if (typeof value !== "string") return () => value;
  const places = value.split(new RegExp(`(${uuids.join("|")})`));
  if (places.length === 1) return () => value;
  const parts = places.map((part) => {
    const at = uuids.indexOf(part);
    return at < 0 ? part : at;
  });
  return (fresh) => parts.map((part) => (typeof part === "number" ? fresh[part] : part)).join("");
}

async function sendOrder(client: pg.Client, templates: readonly Template[]): Promise<void> {
  const fresh = [0, 1, 2, 3, 4].map(() => randomUUID());
  for (const { statement, fills } of templates) {
    if (!fills) await client.query(statement.text);
    else await client.query({ ...statement, values: fills.map((fill) => fill(fresh)) });
  }
}

const { appUrl, orders, connections, warmSeconds, seconds }: BareLoad = await programInput();
const templates = orders.map(templatesOf);
const latencies: number[] = [];
const from = performance.now() + warmSeconds * 1000;
const to = from + seconds * 1000;
let turn = 0;

async function sendAll(): Promise<void> {
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  for (let started = performance.now(); started < to; started = performance.now()) {
    const template = templates[turn++ % templates.length];
    if (!template) throw new Error("Nothing was recorded");
    await sendOrder(client, template);
    const now = performance.now();
    if (now >= from && now < to) latencies.push(now - started);
  }
  await client.end();
}

await Promise.all(Array.from({ length: connections }, sendAll));
programAnswer({ perSecond: latencies.length / seconds, ...percentiles(latencies) } satisfies OrderRate);
