import type { QueryOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import { decimalFromThousandths } from "#platform/domain/numbers/quantity.ts";
import { instantCell, withHead } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { everyRow } from "#platform/server/lists/read-list.ts";
import type { exportStockLogs as definition, StockLog } from "../../contract/movements.ts";
import { stockPeriod } from "../stock-period.ts";
import { movementListOf } from "./movement-list.ts";

/** The columns as the specification names them (back-office §9). */
const HEAD = ["title", "movement", "quantity", "unit", "remarks", "updated_by", "created_at"] as const;

/** The movements of a period as a file for a spreadsheet, named with the day it is made on. */
export async function exportStockLogs(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<CsvFile> {
  const { list, today, zone } = await ctx.inTenant(async (tx) => {
    const { between, dayRule, today } = await stockPeriod(tx, ctx, query);
    return { list: await movementListOf(tx, query, between), today, zone: dayRule.zone };
  });
  const remarksOf = ({ reason, note }: StockLog) =>
    [reason === null ? null : ctx.say(`inventory.reasons.${reason}`), note]
      .filter((part) => part !== null && part !== "")
      .join(": ");
  const rows = everyRow(ctx, list.source, list.valuesOf, query.sort);
  return {
    name: ctx.say("inventory.file.movements", { day: today }),
    rows: withHead(HEAD, rows, (row) => [
      row.title,
      row.type,
      String(decimalFromThousandths(row.quantity)),
      row.unit,
      remarksOf(row),
      row.created_by,
      instantCell(row.created_at, zone),
    ]),
  };
}
