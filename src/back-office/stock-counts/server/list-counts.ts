import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import type { BusinessDate, DayRule } from "#platform/domain/periods/business-day.ts";
import { openRange, rangeInstants } from "#platform/domain/periods/list-period.ts";
import { westernDigits } from "#platform/domain/text/western-digits.ts";
import { csvRows } from "#platform/server/csv/csv-cells.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { everyRow, readList } from "#platform/server/lists/read-list.ts";
import { foldedSql, searchPattern } from "#platform/server/lists/search-sql.ts";
import {
  type exportStockCounts,
  type listStockCounts,
  type StockCountRow,
  stockCountColumns,
} from "../contract/stock-counts.ts";
import { COUNT_JOINS, countColumns } from "./count-queries.ts";

export function listCounts(
  ctx: StaffContext,
  query: QueryOf<typeof listStockCounts>,
): Promise<ResponseOf<typeof listStockCounts>> {
  return ctx.inTenant(async (tx) => {
    const settings = await readSettings(tx, ctx.now);
    const page = await readList(tx, countList, countListValues(tx, query, settings), query);
    return { ...page, currency: settings.currency };
  });
}

/** Returns the counts as a CSV file. */
export async function exportCounts(
  ctx: StaffContext,
  query: QueryOf<typeof exportStockCounts>,
): Promise<CsvFile> {
  const settings = await ctx.inTenant((tx) => readSettings(tx, ctx.now));
  const rows = everyRow(ctx, countList, (tx) => countListValues(tx, query, settings), query.sort);
  const reader = { say: ctx.say, zone: settings.dayRule.zone };
  return { name: ctx.say("stockCounts.list.file"), rows: csvRows(stockCountColumns, rows, reader) };
}

const amounts = columnsOf<Pick<StockCountRow, "missing" | "surplus">>({
  missing: "s.missing_cents",
  surplus: "s.surplus_cents",
});

/** All counts; $2 is a pattern of the title, $3 a number, $4 a status, $5 and $6 the beginning and the end of the period. */
const countList = listSource<StockCountRow>()({
  id: "s.id",
  from: "stock_counts s",
  where: `s.tenant_id = $1 and ($2::text is null or ${foldedSql("s.title")} like $2 or s.number = $3::integer)
    and ($4::text is null or s.status = $4)
    and ($5::timestamptz is null or s.started_at >= $5) and ($6::timestamptz is null or s.started_at < $6)`,
  sorts: { started: { by: "s.started_at", type: "timestamptz", index: "stock_counts_by_start" } },
  columns: `${countColumns}, ${amounts}`,
  details: `cross join lateral (select * from stock_counts where tenant_id = $1 and id = page.id offset 0) s
    ${COUNT_JOINS}`,
});

/** A typed number of a count; a longer one is searched as words. */
const NUMBER = /^\d{1,9}$/;

function countListValues(
  tx: Tx,
  query: QueryOf<typeof exportStockCounts>,
  { today, dayRule }: { readonly today: BusinessDate; readonly dayRule: DayRule },
): unknown[] {
  const { q, status } = query;
  const { from, before } = rangeInstants(openRange(query, today), dayRule);
  const instant = (at: number | undefined) => (at === undefined ? null : new Date(at));
  const digits = westernDigits(q ?? "");
  const number = NUMBER.test(digits) ? Number(digits) : null;
  return listValues(tx, searchPattern(q), number, status ?? null, instant(from), instant(before));
}
