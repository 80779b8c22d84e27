import { type BusinessDate, businessDate } from "#platform/domain/periods/business-day.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { DaySales } from "../../domain/sales-over-time.ts";
import { type ReadRange, type ReportDay, readSums } from "../read-sums.ts";

/** Reads what was sold and given back on each business day of a range; days without anything are left out. */
export async function salesByDay(
  tx: Tx,
  range: ReadRange,
  day: ReportDay,
): Promise<ReadonlyMap<BusinessDate, DaySales>> {
  const sums = await readSums(tx, "sale", range, { day, group: "days" });
  return new Map(
    sums.map(({ key, count, amount, refunded }) => [businessDate(key), { count, sold: amount, refunded }]),
  );
}
