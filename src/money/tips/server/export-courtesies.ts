import type { QueryOf } from "#platform/contract/define.ts";
import type { CsvCell, CsvFile } from "#platform/contract/lists.ts";
import { amountCell, dayCell, instantCell, withHead } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { everyRow } from "#platform/server/lists/read-list.ts";
import type { exportCourtesies as definition, GivenCourtesy } from "../contract/tips.ts";
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
