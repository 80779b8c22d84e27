import { type LargeTenantSize, seedLargeTenant } from "../db/seeds/large-tenant.ts";
import { kitchenBoard } from "../src/contract/kitchen.ts";
import { listOrders } from "../src/contract/orders.ts";
import { posInit } from "../src/contract/pos.ts";
import { apiBase } from "../src/contract/routes.ts";
import type { BenchWorld } from "./support/bench-world.ts";
import { type Figure, kilobytes, ms, times } from "./support/figure.ts";
import { percentiles } from "./support/percentiles.ts";
import { accessCookie, signIn } from "./support/sign-in.ts";
import { type TimedReply, timedGet } from "./support/timed-get.ts";

const SMALL = { items: 60, orders: 500 } as const;
const LARGE = { items: 5_000, orders: 200_000 } as const;
const CROWDED = { items: 200, orders: 0, openOrders: 1_800 } as const;
const WARM = 8;
const MEASURED = 60;

interface Reader {
  readonly label: string;
  readonly cookie: string;
  readonly address: string;
}

interface Reading {
  readonly p50: number;
  readonly p95: number;
  readonly bytes: number;
}

/** What a large restaurant's tills and boards wait for, against a small one that has as many open orders. */
export async function listsFigure(world: BenchWorld): Promise<Figure> {
  const seeding = performance.now();
  const stopAnalyzing = keepAnalyzing(world);
  const small = await reader(world, "60 items, 500 orders", SMALL, 1);
  const large = await reader(world, "5,000 items, 200,000 orders", LARGE, 2);
  const crowded = await reader(world, "1,800 open orders", CROWDED, 3);
  await stopAnalyzing();
  // What the database does by itself within minutes of such an import.
  await world.database.asSuperuser("vacuum analyze");
  const seeded = ((performance.now() - seeding) / 1000).toFixed(0);
  const { url } = await world.product();
  const at = (path: string) => url + apiBase + path;
  const lists = await readInTurns(at(listOrders.path), [small, large]);
  const menus = await readInTurns(at(posInit.path), [small, large]);
  const unchanged = await readInTurns(at(posInit.path), [small, large], true);
  const boards = await readInTurns(at(kitchenBoard.path), [small, crowded]);
  return {
    title: "Lists of a large restaurant",
    aim: "the open orders at most 1.5 times as slow as in the small one; the board of 1,800 open orders at most 50 ms and 400 kB",
    columns: ["asked", "restaurant", "p50", "p95", "on the wire", "p50 of the small one"],
    rows: [
      ...rowsOf("GET /orders", [small, large], lists),
      ...rowsOf("GET /pos/init", [small, large], menus),
      ...rowsOf("GET /pos/init, unchanged (304)", [small, large], unchanged),
      ...rowsOf("GET /kitchen", [small, crowded], boards),
    ],
    notes: [
      `Small and large have 40 open orders each. ${MEASURED} readings of each on one connection, in turns, brotli; the wire is the body alone. Seeded in ${seeded} s.`,
    ],
  };
}

/** Without knowing how the tables grow, the database would read them whole for every batch of the import. */
function keepAnalyzing({ database }: BenchWorld): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => database.asSuperuser("analyze")).then(() => undefined);
  }, 2_000);
  return () => {
    clearInterval(timer);
    return running;
  };
}

async function reader(
  { database: { db } }: BenchWorld,
  label: string,
  size: LargeTenantSize,
  place: number,
): Promise<Reader> {
  const tenantId = await seedLargeTenant(db, size);
  const token = await signIn(db, tenantId, ["POS", "KITCHEN", "ORDERS"]);
  return { label, cookie: `${accessCookie}=${token}`, address: `10.2.0.${place}` };
}

async function readInTurns(url: string, readers: readonly Reader[], conditional = false): Promise<Reading[]> {
  const replies: TimedReply[][] = readers.map(() => []);
  const etags: (string | undefined)[] = [];
  for (let turn = 0; turn < WARM + MEASURED; turn += 1)
    for (const [place, one] of readers.entries()) {
      const reply = await timedGet(url, one, conditional ? etags[place] : undefined);
      const expected = conditional && turn > 0 ? 304 : 200;
      if (reply.status !== expected) throw new Error(`${url} answered ${reply.status}, not ${expected}`);
      etags[place] ??= reply.etag;
      if (turn >= WARM) replies[place]?.push(reply);
    }
  return replies.map((list) => ({
    ...percentiles(list.map((reply) => reply.milliseconds)),
    bytes: list[0]?.bytes ?? 0,
  }));
}

function rowsOf(asked: string, readers: readonly Reader[], readings: readonly Reading[]): string[][] {
  const [base] = readings;
  return readings.map((reading, place) => [
    asked,
    readers[place]?.label ?? "",
    ms(reading.p50),
    ms(reading.p95),
    kilobytes(reading.bytes),
    times(reading.p50, base?.p50 ?? reading.p50),
  ]);
}
