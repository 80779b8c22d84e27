import { hourText } from "#app/words/report-row-text.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { CsvCell, CsvFile } from "#platform/contract/lists.ts";
import { withHead } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { exportKitchenTimes as definition } from "../../contract/kitchen-times.ts";
import { comparedHead, fileOf } from "../report-file.ts";
import { readKitchenTimes } from "./read-kitchen-times.ts";

/** A line for all of each station, then one for each hour; minutes are whole. */
export async function exportKitchenTimes(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<CsvFile> {
  const { say } = ctx;
  const { stations, ...report } = await readKitchenTimes(ctx, query);
  const [dishes, median] = [say("reports.kitchen.dishes"), say("reports.kitchen.median")];
  const head = [
    say("reports.kitchen.station"),
    say("reports.column.hour"),
    dishes,
    median,
    say("reports.kitchen.p90"),
    say("reports.kitchen.late"),
    say("reports.kitchen.recalled"),
    say("reports.kitchen.unmeasured"),
    ...(["before", "same_weekdays"] as const).flatMap((days) =>
      [dishes, median].map((figure) => comparedHead(ctx, figure, report, days)),
    ),
  ];
  const rows = stations.flatMap((station) => [
    { ...station, hour: say("reports.kitchen.all_hours") },
    ...station.hours.map((row) => ({ ...row, title: station.title, hour: hourText(row.hour) })),
  ]);
  return {
    name: fileOf(ctx, say("reports.by.kitchen_times"), report),
    rows: withHead(head, rows, (row): CsvCell[] => [
      row.title,
      row.hour,
      String(row.dishes),
      textOf(row.median),
      textOf(row.p90),
      String(row.late),
      String(row.recalled),
      String(row.unmeasured),
      ...[row.before, row.same_weekdays].flatMap((days) => [String(days.dishes), textOf(days.median)]),
    ]),
  };
}

const textOf = (minutes: number | null): CsvCell => (minutes === null ? null : String(minutes));
