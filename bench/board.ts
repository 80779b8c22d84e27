import { apiBase } from "#app/contract/routes.ts";
import { kitchenBoard } from "#service/kitchen/contract/kitchen.ts";
import type { BenchWorld } from "./support/bench-world.ts";
import type { Figure } from "./support/figure.ts";
import { MEASURED, readInTurns, rowsOf, seedReader } from "./support/list-readings.ts";

const SMALL = { items: 60, orders: 500 } as const;
const CROWDED = { items: 200, orders: 0, openOrders: 1_800 } as const;

/** The board of a kitchen in which 1,800 orders wait, beside one with 40. */
export async function boardFigure(world: BenchWorld): Promise<Figure> {
  const small = await seedReader(world, "40 open orders", SMALL, 4);
  const crowded = await seedReader(world, "1,800 open orders", CROWDED, 5);
  await world.database.asSuperuser("vacuum analyze");
  const { url } = await world.product();
  const readers = [small, crowded];
  const readings = await readInTurns(url + apiBase + kitchenBoard.path, readers);
  return {
    title: "Board of a crowded kitchen",
    aim: "1,800 open orders at most 50 ms and 400 kB",
    columns: ["request", "restaurant", "p50", "p95", "on the wire", "p50 of the small one"],
    rows: rowsOf("GET /kitchen", readers, readings),
    notes: [`${MEASURED} readings of each on one connection, in turns, brotli; the wire is the body alone.`],
  };
}
