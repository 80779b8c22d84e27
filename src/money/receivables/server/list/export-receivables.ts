import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import { amountCell, dayCell, withHead } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { everyRow } from "#platform/server/lists/read-list.ts";
import type { exportReceivables as definition } from "../../contract/receivables.ts";
import { receivableList, receivableValues } from "./receivable-list.ts";

/** The customers who owe as a file for a spreadsheet. */
export async function exportReceivables(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<CsvFile> {
  const values = await ctx.inTenant(async (tx) =>
    receivableValues(tx, query.q, (await readSettings(tx, ctx.now)).today),
  );
  const { say } = ctx;
  const head = [
    say("receivables.file.customer"),
    say("receivables.file.phone"),
    say("receivables.file.limit"),
    say("receivables.file.balance"),
    say("receivables.age.current"),
    say("receivables.age.days_30"),
    say("receivables.age.days_60"),
    say("receivables.age.days_90"),
    say("receivables.file.oldest"),
  ];
  return {
    name: say("receivables.file.receivables_name"),
    rows: withHead(
      head,
      everyRow(ctx, receivableList, () => values, query.sort),
      (row) => [
        row.name,
        row.phone,
        amountCell(row.credit_limit),
        amountCell(row.balance),
        amountCell(row.current),
        amountCell(row.days_30),
        amountCell(row.days_60),
        amountCell(row.days_90),
        dayCell(row.oldest),
      ],
    ),
  };
}
