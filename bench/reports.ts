import { apiBase } from "#app/contract/routes.ts";
import { readKitchenTimes } from "#reporting/reports/contract/kitchen-times.ts";
import { readMenuEngineering } from "#reporting/reports/contract/menu-engineering.ts";
import { readReport, readReportBy } from "#reporting/reports/contract/reports.ts";
import { reportKinds } from "#reporting/reports/domain/report-kind.ts";
import type { BenchWorld } from "./support/bench-world.ts";
import type { Figure } from "./support/figure.ts";
import { MEASURED, readInTurns, rowsOf } from "./support/list-readings.ts";
import { seedReportReader } from "./support/report-tenants.ts";

/** Orders of a year. */
const SIZES = [10_000, 1_000_000] as const;

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** What an owner waits for, after a small year and after a large one. */
export async function reportsFigure(world: BenchWorld): Promise<Figure> {
  const seeding = performance.now();
  const readers: Awaited<ReturnType<typeof seedReportReader>>[] = [];
  for (const orders of SIZES) readers.push(await seedReportReader(world, orders, 1 + readers.length));
  const seeded = ((performance.now() - seeding) / 1000).toFixed(0);
  const { url } = await world.product();
  const aYear = `type=custom&from=${day(365)}&to=${day(0)}`;
  // Without the days that are not summed yet: what is left grows with the days alone, not with the orders.
  const aClosedYear = `type=custom&from=${day(368)}&to=${day(3)}`;
  const requests = [
    `${readReport.path}?type=today`,
    `${readReport.path}?type=last_month`,
    `${readReport.path}?${aYear}`,
    `${readReport.path}?${aClosedYear}`,
    `${readReportBy.path}?by=item&${aClosedYear}`,
    `${readMenuEngineering.path}?${aYear}`,
    `${readKitchenTimes.path}?${aYear}`,
    ...reportKinds.map((by) => `${readReportBy.path}?by=${by}&${aYear}`),
  ];
  const rows: string[][] = [];
  for (const request of requests)
    rows.push(...rowsOf(`GET ${request}`, readers, await readInTurns(url + apiBase + request, readers)));
  return {
    title: "Reports",
    aim: "any report of a year of 1,000,000 orders within 300 ms, and at most 1.5 times as slow as of 10,000",
    columns: ["request", "restaurant", "p50", "p95", "on the wire", "p50 of the first"],
    rows,
    notes: [
      `${MEASURED} readings of each on one connection, in turns, brotli. Today and yesterday are read as they are: ${Math.round(SIZES[1] / 365)} orders a day. Seeded in ${seeded} s.`,
      ...readers.map(
        ({ label, summedIn }) => `The days of ${label} were summed in ${(summedIn / 1000).toFixed(1)} s.`,
      ),
    ],
  };
}
