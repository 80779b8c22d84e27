import { expect, test } from "vitest";
import { allRoutes } from "#app/contract/routes.ts";
import { aFloor } from "#app/server/testing/floor.ts";
import { exportKitchenTimes, readKitchenTimes } from "../contract/kitchen-times.ts";
import { exportMenuEngineering, readMenuEngineering } from "../contract/menu-engineering.ts";
import { readReportMail } from "../contract/report-mail.ts";
import { readReportTrend } from "../contract/report-trend.ts";
import { exportReport, exportReportBy, readReport, readReportBy } from "../contract/reports.ts";
import { exportSalesOverTime, readSalesOverTime } from "../contract/sales-over-time.ts";
import { reportKinds } from "../domain/report-kind.ts";

const floor = await aFloor();

const told = [
  ...reportKinds.map((by) => `/reports/by?by=${by}`),
  ...reportKinds.map((by) => `/reports/by/export?by=${by}`),
];
const calls = [
  readReport,
  exportReport,
  readMenuEngineering,
  exportMenuEngineering,
  readKitchenTimes,
  exportKitchenTimes,
  readSalesOverTime,
  exportSalesOverTime,
  readReportTrend,
].map(({ path }) => path);

const periods = [
  ["that ends before it begins", "2026-02-01", "2026-01-31", "ends_before_start"],
  ["of fifty years", "1976-01-01", "2026-01-01", "more_than_ten_years"],
  ["of two lifetimes", "1910-01-01", "2090-12-31", "more_than_ten_years"],
] as const;

async function ask(path: string, from: string, to: string) {
  const url = `/api/v1${path}${path.includes("?") ? "&" : "?"}type=custom&from=${from}&to=${to}`;
  const { statusCode, headers, body } = await floor.server.app.inject({ url, cookies: floor.admin.cookies });
  return { statusCode, type: headers["content-type"], body };
}

test.each(periods)("every report and its file refuse a period %s at its field", async (_, from, to, code) => {
  for (const path of [...calls, ...told]) {
    const { statusCode, type, body } = await ask(path, from, to);
    expect([path, statusCode, type]).toEqual([path, 400, "application/json; charset=utf-8"]);
    expect(JSON.parse(body).fields).toEqual([expect.objectContaining({ field: "to", code })]);
  }
});

test.each(["31/01/2026", "2026-02-30", "", "'; drop table orders --"])(
  "a date that is none (%s) is refused at its field",
  async (from) => {
    for (const path of [...calls, ...told]) {
      const { statusCode, body } = await ask(path, encodeURIComponent(from), "2026-01-31");
      expect([path, statusCode, JSON.parse(body).fields?.[0]?.field]).toEqual([path, 400, "from"]);
    }
  },
);

test("ten years are read, and one date alone begins or ends as usual", async () => {
  for (const path of [...calls, ...told])
    expect([path, (await ask(path, "2016-01-01", "2025-12-31")).statusCode]).toEqual([path, 200]);
  floor.server.clock.now = new Date("2026-03-10T12:00:00-06:00");
  const days = async (query: { from?: string; to?: string }) => {
    const { from, to } = (await floor.admin.call(readReport, { query: { type: "custom", ...query } })).ok;
    return [from, to];
  };
  expect(await days({})).toEqual(["2026-03-10", "2026-04-10"]);
  expect(await days({ from: "2026-01-01" })).toEqual(["2026-01-01", "2026-04-10"]);
  expect(await days({ to: "2026-03-20" })).toEqual(["2026-03-10", "2026-03-20"]);
  floor.server.clock.now = undefined;
});

test("no report of the staff is left out here", () => {
  const known = new Set<string>([...calls, readReportBy.path, exportReportBy.path, readReportMail.path]);
  const reports = [...allRoutes.values()]
    .filter(
      ({ path, access }) =>
        path.startsWith("/reports") && !(typeof access === "object" && "apiKey" in access),
    )
    .map(({ path }) => path);
  expect(reports.filter((path) => !known.has(path))).toEqual([]);
});
