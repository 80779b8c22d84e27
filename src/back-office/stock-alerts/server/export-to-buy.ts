import { readSettings } from "#core/settings/server/public.ts";
import { decimalFromMicros } from "#inventory/inventory/domain/unit-cost.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import type { CsvCell, CsvFile } from "#platform/contract/lists.ts";
import { decimalFromThousandths } from "#platform/domain/numbers/quantity.ts";
import { amountCell, dayCell, withHead } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import { everyRow } from "#platform/server/lists/read-list.ts";
import type { exportToBuy as definition, ItemToBuy } from "../contract/to-buy.ts";
import { toBuyList, toBuyValues } from "./to-buy-list.ts";
import { toBuyView } from "./to-buy-view.ts";

/** What to buy as a file for a spreadsheet, named with the day it is made on. */
export async function exportToBuy(ctx: StaffContext, query: QueryOf<typeof definition>): Promise<CsvFile> {
  const { today } = await ctx.inTenant((tx) => readSettings(tx, ctx.now));
  const rows = everyRow(ctx, toBuyList, (tx) => toBuyValues(tx, ctx.now, query), query.sort);
  return {
    name: ctx.say("stockAlerts.file", { day: today }),
    rows: withHead(headOf(ctx.say), rows, (row) => cellsOf(toBuyView(row, query.days), ctx.say)),
  };
}

function headOf(say: Say): string[] {
  return [
    say("stockAlerts.item"),
    say("stockAlerts.group"),
    say("stockAlerts.state"),
    say("stockAlerts.stock"),
    say("stockAlerts.minimum"),
    say("stockAlerts.used"),
    say("stockAlerts.days_left"),
    say("stockAlerts.proposed"),
    say("stockAlerts.unit"),
    say("stockAlerts.packs"),
    say("stockAlerts.pack"),
    say("stockAlerts.last_vendor"),
    say("stockAlerts.last_day"),
    say("stockAlerts.last_price"),
    say("stockAlerts.cost"),
  ];
}

function cellsOf(item: ItemToBuy, say: Say): CsvCell[] {
  const quantityCell = (quantity: ItemToBuy["quantity"]) => String(decimalFromThousandths(quantity));
  const bought = item.last_purchase;
  return [
    item.title,
    item.group_title,
    say(`inventory.statuses.${item.status}`),
    quantityCell(item.quantity),
    quantityCell(item.min_quantity_threshold),
    quantityCell(item.used),
    item.days_left === null ? null : String(item.days_left),
    item.proposed === 0 ? null : quantityCell(item.proposed),
    item.unit,
    item.pack && item.proposed > 0 ? String(item.pack.count) : null,
    item.pack?.name ?? null,
    bought?.vendor_name ?? null,
    bought ? dayCell(bought.date) : null,
    bought ? String(decimalFromMicros(bought.unit_cost)) : null,
    amountCell(item.cost),
  ];
}
