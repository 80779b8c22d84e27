import { readSettings } from "#core/settings/server/public.ts";
import { decimalFromMicros } from "#inventory/inventory/domain/unit-cost.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import { dayCell, withHead } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { chosenRange } from "#platform/server/lists/period-range.ts";
import { everyRow, readList } from "#platform/server/lists/read-list.ts";
import type { exportPriceRises as file, listPriceRises as list } from "../../contract/price-watch.ts";
import { priceRisesOf, priceRiseValues, refuseUnknownFilters } from "./price-rise-list.ts";

/** A page of what cost more than the last time. Refuses a period that ends before it begins. */
export function listPriceRises(
  ctx: StaffContext,
  query: QueryOf<typeof list>,
): Promise<ResponseOf<typeof list>> {
  return ctx.inTenant(async (tx) => {
    await refuseUnknownFilters(tx, query);
    const { today, currency } = await readSettings(tx, ctx.now);
    const range = chosenRange({ ...query, period: query.type }, today);
    const page = await readList(tx, priceRisesOf(range), priceRiseValues(tx, range, query), query);
    return { ...page, ...range, currency };
  });
}

/** The same as a file for a spreadsheet. */
export async function exportPriceRises(ctx: StaffContext, query: QueryOf<typeof file>): Promise<CsvFile> {
  const { say } = ctx;
  const { today } = await ctx.inTenant(async (tx) => {
    await refuseUnknownFilters(tx, query);
    return readSettings(tx, ctx.now);
  });
  const range = chosenRange({ ...query, period: query.type }, today);
  const rows = everyRow(ctx, priceRisesOf(range), (tx) => priceRiseValues(tx, range, query), query.sort);
  const head = [
    say("purchases.file.date"),
    say("purchases.file.number"),
    say("purchases.file.vendor"),
    say("purchases.file.ingredient"),
    say("purchases.file.stock_unit"),
    say("purchases.file.old_cost"),
    say("purchases.file.new_cost"),
    say("purchases.file.percent"),
    say("purchases.file.previous_date"),
    say("purchases.file.previous_vendor"),
  ];
  return {
    name: say("purchases.file.price_watch_name"),
    rows: withHead(head, rows, (row) => [
      dayCell(row.date),
      String(row.number),
      row.vendor_name,
      row.title,
      row.unit,
      String(decimalFromMicros(row.old_cost)),
      String(decimalFromMicros(row.new_cost)),
      row.percent.toFixed(2),
      dayCell(row.previous.date),
      row.previous.vendor_name,
    ]),
  };
}
