import type { QueryOf } from "../../../contract/platform/define.ts";
import type { CsvCell, CsvFile } from "../../../contract/platform/lists.ts";
import type { exportCourtesies as definition, GivenCourtesy } from "../../../contract/tips.ts";
import { amountCell, dayCell, instantCell, withHead } from "../../platform/csv/csv-cells.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { everyRow } from "../../platform/lists/read-list.ts";
import { courtesyList, courtesyListValues } from "./courtesy-list.ts";
import { resolvePeriod } from "./resolve-period.ts";

/** What was given for free in a period, as a file. */
export async function exportCourtesies(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<CsvFile> {
  const { range, zone } = await ctx.inTenant((tx) => resolvePeriod(tx, ctx, query));
  const rows = everyRow(ctx, courtesyList, (tx) => courtesyListValues(tx, range, query), query.sort);
  return {
    name: ctx.say("tips.courtesies.file"),
    rows: withHead(headOf(ctx), rows, (row) => cellsOf(row, zone)),
  };
}

function headOf({ say }: StaffContext): string[] {
  return [
    say("tips.courtesies.day"),
    say("cash.when"),
    say("tips.courtesies.what"),
    say("tips.courtesies.combo"),
    say("tips.courtesies.value"),
    say("tips.courtesies.reason"),
    say("tips.courtesies.account"),
    say("tips.courtesies.by"),
    say("tips.courtesies.approved_by"),
  ];
}

function cellsOf(row: GivenCourtesy, zone: string): CsvCell[] {
  const title = [row.title, row.variant_title].filter(Boolean).join(", ");
  return [
    dayCell(row.business_date),
    instantCell(row.at, zone),
    `${row.quantity} × ${title}`,
    row.combo_title,
    amountCell(row.worth),
    row.reason,
    row.table_title,
    row.by,
    row.approved_by,
  ];
}
