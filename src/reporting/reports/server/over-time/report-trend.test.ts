import { expect, inject, test } from "vitest";
import { aRandomWeek } from "#app/server/testing/random-week.ts";
import { readReportTrend } from "../../contract/report-trend.ts";
import { readReport } from "../../contract/reports.ts";
import { sumDays } from "../sum-days.ts";

const { seed } = inject("chance");

const added = [
  "ordersCount",
  "revenueTotal",
  "netRevenue",
  "taxTotal",
  "tributesTotal",
  "serviceChargeTotal",
  "discountTotal",
  "refundTotal",
  "tipTotal",
  "guestsCount",
] as const;

test("the days of a random week add up to its report, each is the report of its day", async () => {
  const { world, days } = await aRandomWeek(seed, ({ server, small }) =>
    server.db.inTenant(small.tenantId, sumDays),
  );
  const { admin } = world.floor;
  const query = { type: "custom", from: days[0] ?? "", to: days.at(-1) ?? "" } as const;
  const report = (await admin.call(readReport, { query })).ok;
  const trend = (await admin.call(readReportTrend, { query })).ok;
  expect([trend.from, trend.to, trend.step]).toEqual([query.from, query.to, "day"]);
  for (const figure of added)
    expect([figure, trend.points.reduce((sum, point) => sum + point[figure], 0)]).toEqual([
      figure,
      report[figure],
    ]);
  const last = trend.points.at(-1);
  const ofDay = { type: "custom", from: query.to, to: query.to } as const;
  const day = (await admin.call(readReport, { query: ofDay })).ok;
  expect(last).toMatchObject({
    averageOrderValue: day.averageOrderValue,
    averagePerGuest: day.averagePerGuest,
    revenueTotal: day.revenueTotal,
  });
  // One day alone has no course.
  const fortnight = (await admin.call(readReportTrend, { query: ofDay })).ok;
  expect([fortnight.to, fortnight.points.length]).toEqual([query.to, 14]);
  expect(fortnight.points.at(-1)).toEqual(last);
});
