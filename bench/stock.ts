import { apiBase } from "#app/contract/routes.ts";
import { listInventory, readInventoryItem, readStockValue } from "#inventory/inventory/contract/items.ts";
import { listStockLogs } from "#inventory/inventory/contract/movements.ts";
import { readInventoryDashboard, readWastage } from "#inventory/inventory/contract/stock-dashboard.ts";
import type { BenchWorld } from "./support/bench-world.ts";
import type { Figure } from "./support/figure.ts";
import { MEASURED, readInTurns, rowsOf } from "./support/list-readings.ts";
import { type StockReader, seedStockReader } from "./support/stock-tenants.ts";

/** The same store room after a week and after years; and one that is small in every way. */
const SIZES = [
  { items: 10_000, movements: 1_000 },
  { items: 10_000, movements: 1_000_000 },
  { items: 100, movements: 1_000 },
] as const;
const ALL_TIME = "type=custom&from=2020-01-01&to=2099-12-31";
const aYearAgo = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);

/** Whatever a screen of the store room asks; `{item}` is the ingredient that moves most. */
const requests: readonly string[] = [
  listInventory.path,
  `${listInventory.path}?page=4`,
  `${listInventory.path}?status=low`,
  `${listInventory.path}?status=out`,
  `${listInventory.path}?group=Grupo%207`,
  `${listInventory.path}?q=loroco%2077`,
  `${listStockLogs.path}?${ALL_TIME}`,
  `${listStockLogs.path}?${ALL_TIME}&page=40`,
  `${listStockLogs.path}?type=this_month`,
  `${listStockLogs.path}?${ALL_TIME}&movementType=IN`,
  `${listStockLogs.path}?${ALL_TIME}&movementType=OUT`,
  `${listStockLogs.path}?${ALL_TIME}&movementType=WASTAGE&sort=created_at`,
  `${listStockLogs.path}?${ALL_TIME}&item={item}`,
  `${listStockLogs.path}?${ALL_TIME}&item={item}&movementType=WASTAGE`,
  `${listStockLogs.path}?${ALL_TIME}&q=loroco%2077`,
  `${readInventoryDashboard.path}?type=today`,
  `${readInventoryDashboard.path}?type=last_month&table=movements`,
  `${readInventoryDashboard.path}?type=last_month&table=usage&page=4`,
  `${readInventoryDashboard.path}?${ALL_TIME}`,
  `${readInventoryDashboard.path}?${ALL_TIME}&q=queso`,
  `${readWastage.path}?type=this_month`,
  `${readInventoryItem.path.replace(":id", "{item}")}?days=92`,
  readStockValue.path,
  `${readStockValue.path}?day=${aYearAgo}`,
];

/** Lists whose neighbours are reached by cursor: their first page, and one that lies so many pages further. */
const DEEP_PAGE = 39;

/** What the keeper of a store room waits for, after a week and after years of movements. */
export async function stockFigure(world: BenchWorld): Promise<Figure> {
  const seeding = performance.now();
  const readers: StockReader[] = [];
  for (const size of SIZES) readers.push(await seedStockReader(world, size, 1 + readers.length));
  await world.database.asSuperuser("vacuum analyze");
  const seeded = ((performance.now() - seeding) / 1000).toFixed(0);
  const { url } = await world.product();
  const rows: string[][] = [];
  for (const request of requests) {
    const urls = readers.map(({ busiest }) => url + apiBase + request.replace("{item}", String(busiest)));
    rows.push(...rowsOf(`GET ${decodeURIComponent(request)}`, readers, await readInTurns(urls, readers)));
  }
  const deep = await Promise.all(readers.map((reader) => behindPages(`${url}${apiBase}`, reader)));
  rows.push(
    ...rowsOf(
      `GET ${listStockLogs.path}, page ${DEEP_PAGE + 1} by its cursor`,
      readers,
      await readInTurns(deep, readers),
    ),
  );
  return {
    title: "The store room",
    aim: "any page of any list and both tables of the dashboard after 1,000,000 movements at most 1.5 times as slow as after 1,000",
    columns: ["request", "store room", "p50", "p95", "on the wire", "p50 of the first"],
    rows,
    notes: [
      `${MEASURED} readings of each on one connection, in turns, brotli. Movements lie over two years, a fifth of them are of one ingredient, which {item} is. Seeded in ${seeded} s.`,
      "The third store room is small in every way: what its ingredients cost is told beside what its movements do.",
    ],
  };
}

/** The address of a page far behind the first, as who pages there has it. */
async function behindPages(base: string, { cookie, address }: StockReader): Promise<string> {
  const list = `${base}${listStockLogs.path}?${ALL_TIME}`;
  const reply = await fetch(`${list}&page=${DEEP_PAGE}`, { headers: { cookie, "x-forwarded-for": address } });
  const { next } = (await reply.json()) as { next: string };
  return `${list}&cursor=${next}`;
}
