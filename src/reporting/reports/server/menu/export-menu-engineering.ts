import type { QueryOf } from "#platform/contract/define.ts";
import type { CsvCell, CsvFile } from "#platform/contract/lists.ts";
import { amountCell, withHead } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { exportMenuEngineering as definition } from "../../contract/menu-engineering.ts";
import { comparedHead, fileOf } from "../report-file.ts";
import { readMenuEngineering } from "./read-menu-engineering.ts";

/** A line for each dish, amounts as plain numbers; of one without a known cost they are empty. */
export async function exportMenuEngineering(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<CsvFile> {
  const { say } = ctx;
  const { dishes, ...report } = await readMenuEngineering(ctx, query);
  const pieces = say("reports.menu.pieces");
  const head = [
    say("reports.menu.dish"),
    say("reports.column.category"),
    pieces,
    say("reports.menu.share"),
    say("reports.menu.price"),
    say("reports.menu.cost"),
    say("reports.menu.margin"),
    say("reports.menu.unknown_pieces"),
    say("reports.menu.field"),
    say("reports.menu.what_to_do"),
    comparedHead(ctx, pieces, report, "before"),
    comparedHead(ctx, pieces, report, "same_weekdays"),
  ];
  return {
    name: fileOf(ctx, say("reports.by.menu_engineering"), report),
    rows: withHead(head, dishes, (dish): CsvCell[] => [
      dish.title,
      dish.category,
      String(dish.pieces),
      (dish.share / 100).toFixed(2),
      amountCell(dish.price),
      amountCell(dish.cost),
      amountCell(dish.margin),
      String(dish.unknown_pieces),
      say(`reports.menu.fields.${dish.field ?? "unknown"}`),
      say(`reports.menu.advice.${dish.field ?? "unknown"}`),
      String(dish.pieces_before),
      String(dish.pieces_same_weekdays),
    ]),
  };
}
