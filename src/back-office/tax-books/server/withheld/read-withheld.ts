import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import { sumCents } from "#platform/domain/money/cents.ts";
import { amountCell, csvRows } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import {
  type readWithheld as definition,
  type exportWithheld as exportDefinition,
  type WithheldEntry,
  withheldColumns,
} from "../../contract/withheld.ts";
import { incomeRows, withheldRow } from "../../domain/withheld-annex.ts";
import { annexOfList } from "../../domain/withheld-list.ts";
import { bookMonth } from "../books/book-sources.ts";
import { sumWithheld, withheldRows } from "./withheld-rows.ts";

/** Returns a list of a month's withheld tax, and the sums of all of them. */
export function readWithheld(
  ctx: StaffContext,
  { month: named, list }: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { month, today } = await bookMonth(tx, ctx.now, named);
    const rows = await withheldRows(tx, month, list);
    const sums = await sumWithheld(tx, month);
    const base = sumCents(rows.map((row) => row.base));
    return { ...month, today, sums: { ...sums, [list]: { ...sums[list], base } }, rows };
  });
}

/** Returns such a list as a file, for people or in the columns of its annex; the portal's names have at most 25 characters. */
export async function exportWithheld(
  ctx: StaffContext,
  query: QueryOf<typeof exportDefinition>,
): Promise<CsvFile> {
  const { list, form } = query;
  const { month, rows } = await ctx.inTenant(async (tx) => {
    const { month } = await bookMonth(tx, ctx.now, query.month);
    return { month, rows: await withheldRows(tx, month, list) };
  });
  const name = month.from.slice(0, 7);
  if (form === "annex" && annexOfList[list] !== null)
    return {
      name: `${list === "income" ? "F14" : `Anexo${annexOfList[list]}`}-${name}.csv`,
      rows: annexRows(rows, list, month.from, query),
      isForMinistry: true,
    };
  return {
    name: ctx.say("taxBooks.file.name", { book: ctx.say(`taxBooks.withheld.lists.${list}`), month: name }),
    rows: withSum(ctx, rows),
  };
}

function annexRows(
  rows: readonly WithheldEntry[],
  list: QueryOf<typeof exportDefinition>["list"],
  month: string,
  choices: Parameters<typeof incomeRows>[2],
): string[][] {
  if (list === "income") return incomeRows(rows, month, choices);
  if (list === "settled" || list === "expected") return [];
  return rows.map((row) => withheldRow(row, list));
}

/** Adds the sums below the rows. */
async function* withSum(ctx: StaffContext, rows: readonly WithheldEntry[]) {
  yield* csvRows(withheldColumns, rows, ctx);
  yield withheldColumns.map(({ key }, index) => {
    if (index === 0) return ctx.say("taxBooks.columns.sum");
    return key === "base" || key === "amount" ? amountCell(sumCents(rows.map((row) => row[key]))) : null;
  });
}
