import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { ApiKeyContext } from "#platform/server/http/context.ts";
import { listValues, type RowsOf } from "#platform/server/lists/list-source.ts";
import { readList } from "#platform/server/lists/read-list.ts";

interface PublicQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Returns a page of a list in its only order. Nothing is counted: a program reads to the end. */
export async function publicPageOf<Row, Sort extends string>(
  tx: Tx,
  source: RowsOf<Row, Sort>,
  values: readonly unknown[],
  { limit, cursor, sort }: PublicQuery & { readonly sort: NoInfer<Sort> },
): Promise<{ data: Row[]; next_cursor: string | null }> {
  const { rows, next } = await readList(
    tx,
    source,
    values,
    { sort, limit, page: 1, cursor },
    { isCounted: false },
  );
  return { data: rows, next_cursor: next };
}

/**
 * Returns a reader of a page of rows of the business days $2 to $3, by default all. It refuses a range that ends before
 * it begins.
 */
export function pageOfDays<Row>(source: RowsOf<Row, "day">) {
  return (
    ctx: ApiKeyContext,
    query: Readonly<{
      limit: number;
      cursor?: string | undefined;
      from?: string | undefined;
      to?: string | undefined;
    }>,
  ) =>
    ctx.inTenant((tx) => {
      const { from, to } = query;
      if (from !== undefined && to !== undefined && to < from)
        throw new AppError("invalid_input", { fields: [{ field: "to", code: "ends_before_start" }] });
      const values = listValues(tx, from ?? "1900-01-01", to ?? "2199-12-31");
      return publicPageOf(tx, source, values, { ...query, sort: "day" });
    });
}
