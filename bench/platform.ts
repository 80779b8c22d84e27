import { apiBase } from "#app/contract/routes.ts";
import { listTenantHealth } from "#operator/operations/contract/health.ts";
import { platformDashboard, platformReport } from "#operator/platform-console/contract/figures.ts";
import { countTenants, listTenants } from "#operator/platform-console/contract/tenants.ts";
import type { BenchWorld } from "./support/bench-world.ts";
import type { Figure } from "./support/figure.ts";
import { MEASURED, type Reading, readInTurns, rowsOf } from "./support/list-readings.ts";
import { seedOperator, seedPlatform } from "./support/platform-tenants.ts";

/** Restaurants of the platform. */
const SIZES = [100, 10_000] as const;

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** What the operator waits for, with few restaurants and with many. */
export async function platformFigure(world: BenchWorld): Promise<Figure> {
  const { url } = await world.product();
  const operator = await seedOperator(world);
  const aYear = `type=custom&from=${day(364)}&to=${day(0)}`;
  const requests = [
    listTenants.path,
    `${listTenants.path}?page=15`,
    `${listTenants.path}?q=santa%20ana`,
    `${listTenants.path}?q=cocina77`,
    `${listTenants.path}?status=inactive&type=last_month`,
    countTenants.path,
    listTenantHealth.path,
    `${listTenantHealth.path}?q=santa%20ana`,
    `${listTenantHealth.path}?only=needing`,
    platformDashboard.path,
    `${platformReport.path}?type=today`,
    `${platformReport.path}?type=last_month`,
    `${platformReport.path}?${aYear}`,
  ];
  const readers = SIZES.map((count) => ({ ...operator, label: `${count.toLocaleString("en")} restaurants` }));
  const readings = new Map<string, Reading[]>();
  const seeded: number[] = [];
  for (const [place, count] of SIZES.entries()) {
    const began = performance.now();
    await seedPlatform(world, count);
    seeded.push((performance.now() - began) / 1000);
    for (const request of requests) {
      const reader = readers[place];
      const read = await readInTurns(url + apiBase + request, reader ? [reader] : []);
      readings.set(request, [...(readings.get(request) ?? []), ...read]);
    }
  }
  return {
    title: "The operator's console",
    aim: "list, health and dashboard of 10,000 restaurants within 100 ms, any report within 300 ms",
    columns: ["request", "platform", "p50", "p95", "on the wire", "p50 of the first"],
    rows: requests.flatMap((request) => rowsOf(`GET ${request}`, readers, readings.get(request) ?? [])),
    notes: [
      `${MEASURED} readings of each on one connection, brotli; first all of the small platform, then all of the large one. Seeded in ${seeded.map((seconds) => seconds.toFixed(0)).join(" and ")} s.`,
      "Each restaurant has a year of sums by day, and of fifteen items 45 days and 13 months.",
    ],
  };
}
