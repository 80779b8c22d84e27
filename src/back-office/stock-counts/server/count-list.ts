import type { QueryOf } from "#platform/contract/define.ts";
import type { BusinessDate, DayRule } from "#platform/domain/periods/business-day.ts";
import { openRange, rangeInstants } from "#platform/domain/periods/list-period.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { foldedSql, searchPattern } from "#platform/server/lists/search-sql.ts";
import type { exportStockCounts, StockCountRow } from "../contract/stock-counts.ts";
import { COUNT_JOINS, countColumns } from "./count-queries.ts";

const amounts = columnsOf<Pick<StockCountRow, "missing" | "surplus">>({
  missing: "s.missing_cents",
  surplus: "s.surplus_cents",
});

/** Every count; $2 a pattern of the title, $3 a number, $4 a status, $5 and $6 from which instant on and until before which. */
export const countList = listSource<StockCountRow>()({
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

/** The number of a count that was typed; larger ones than there can be are words. */
const NUMBER = /^\d{1,9}$/;

/** The values of the list's parameters as of `today`. */
export function countListValues(
  tx: Tx,
  query: QueryOf<typeof exportStockCounts>,
  { today, dayRule }: { readonly today: BusinessDate; readonly dayRule: DayRule },
): unknown[] {
  const { q, status } = query;
  const { from, before } = rangeInstants(openRange(query, today), dayRule);
  const instant = (at: number | undefined) => (at === undefined ? null : new Date(at));
  const number = q !== undefined && NUMBER.test(q) ? Number(q) : null;
  return listValues(tx, searchPattern(q), number, status ?? null, instant(from), instant(before));
}
