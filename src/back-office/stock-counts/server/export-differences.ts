import { readSettings } from "#core/settings/server/public.ts";
import { decimalFromMicros } from "#inventory/inventory/domain/unit-cost.ts";
import type { CsvCell, CsvFile } from "#platform/contract/lists.ts";
import type { StockCountId } from "#platform/domain/ids.ts";
import { decimalFromThousandths, type Thousandths } from "#platform/domain/numbers/quantity.ts";
import { amountCell, instantCell, withHead } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { CountDifference } from "../contract/stock-counts.ts";
import { differencesOf } from "./read-differences.ts";

/** What a count comes to, as a file for a spreadsheet. */
export async function exportDifferences(ctx: StaffContext, id: StockCountId): Promise<CsvFile> {
  const { differences, zone } = await ctx.inTenant(async (tx) => {
    tx.snapshot();
    const { currency, dayRule } = await readSettings(tx, ctx.now);
    return { differences: await differencesOf(tx, id, currency), zone: dayRule.zone };
  });
  const { say } = ctx;
  const head = [
    say("stockCounts.line.item"),
    say("stockCounts.line.group"),
    say("stockCounts.line.unit"),
    say("stockCounts.line.counted"),
    say("stockCounts.line.expected"),
    say("stockCounts.line.difference"),
    say(differences.count.status === "open" ? "stockCounts.line.to_post" : "stockCounts.line.posted"),
    say("stockCounts.line.unit_cost"),
    say("stockCounts.line.cost"),
    say("stockCounts.line.by"),
    say("stockCounts.line.at"),
  ];
  const { number } = differences.count;
  return {
    name: say("stockCounts.line.file", { number }),
    rows: withHead(head, differences.items, (item) => cellsOf(item, zone)),
  };
}

const quantityCell = (quantity: Thousandths | null): CsvCell =>
  quantity === null ? null : String(decimalFromThousandths(quantity));

function cellsOf(item: CountDifference, zone: string): CsvCell[] {
  const people = [...new Set(item.entries.map(({ by }) => by))];
  return [
    item.title,
    item.group_title,
    item.unit,
    quantityCell(item.counted),
    quantityCell(item.expected),
    quantityCell(item.difference),
    quantityCell(item.posted),
    item.unit_cost === null ? null : String(decimalFromMicros(item.unit_cost)),
    amountCell(item.cost),
    people.length === 0 ? null : people.join(", "),
    instantCell(item.entries.at(-1)?.at ?? null, zone),
  ];
}
