import { expect, test } from "vitest";
import { readReport } from "#reporting/reports/contract/reports.ts";
import { aRandomWeek } from "../testing/random-week.ts";
import { ownTestServer } from "../testing/test-server.ts";
import { rebuildReports } from "./run-admin-command.ts";

test("all sums of all restaurants are made anew, and reports say what they said", async () => {
  const { world, days } = await aRandomWeek(21, () => Promise.resolve(), await ownTestServer());
  const { floor } = world;
  // Days with an open account are not summed, and would be read as they are.
  await floor.rows("update accounts set closed_at = now() where tenant_id = $1 and closed_at is null");
  const query = { type: "custom", from: "2025-03-01", to: "2025-03-31" } as const;
  const read = async () => (await floor.admin.call(readReport, { query })).ok;
  const asItIs = await read();
  expect(asItIs.ordersCount).toBeGreaterThan(0);
  expect(await rebuildReports(floor.server.db)).toEqual([
    expect.stringMatching(/^The sums of (1 restaurant|\d+ restaurants) are made anew\.$/),
  ]);
  expect(await read()).toEqual(asItIs);
  // Sums that are wrong, of days and of the month, are not kept.
  for (const table of ["report_day_sums", "report_month_sums"])
    await floor.rows(
      `insert into ${table} select tenant_id, ${table === "report_day_sums" ? "business_date, dimension" : "month, dimension"}, key || ' wrong', detail,
        count, amount_cents, net_cents, tax_cents, service_cents, discount_cents, tip_cents
        from ${table} where tenant_id = $1 and dimension = 'order'`,
    );
  await floor.rows("update report_customers set first_day = '2025-01-01' where tenant_id = $1");
  expect(await read()).not.toEqual(asItIs);
  await rebuildReports(floor.server.db);
  expect(await read()).toEqual(asItIs);
  const [watermark] = await floor.rows<{ until: string }>(
    "select summed_until as until from report_watermarks where tenant_id = $1",
  );
  expect(String(watermark?.until) > String(days.at(-1))).toBe(true);
});
