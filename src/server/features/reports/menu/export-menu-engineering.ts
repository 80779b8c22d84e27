import type { QueryOf } from "../../../../contract/platform/define.ts";
import type { CsvCell, CsvFile } from "../../../../contract/platform/lists.ts";
import type { exportMenuEngineering as definition } from "../../../../contract/reports/menu-engineering.ts";
import { amountCell, withHead } from "../../../platform/csv/csv-cells.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { fileOf } from "../report-file.ts";
import { readMenuEngineering } from "./read-menu-engineering.ts";

/** A line for each dish, amounts as plain numbers; of one without a known cost they are empty. */
export async function exportMenuEngineering(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<CsvFile> {
  const { say } = ctx;
  const { dishes } = await readMenuEngineering(ctx, query);
  const head = [
    say("reports.menu.dish"),
    say("reports.column.category"),
    say("reports.menu.pieces"),
    say("reports.menu.share"),
    say("reports.menu.price"),
    say("reports.menu.cost"),
    say("reports.menu.margin"),
    say("reports.menu.unknown_pieces"),
    say("reports.menu.field"),
    say("reports.menu.what_to_do"),
  ];
  return {
    name: await fileOf(ctx, say("reports.by.menu_engineering")),
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
    ]),
  };
}
