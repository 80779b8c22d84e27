import { MAX_COUNTED, type SortOf } from "../../contract/lists.ts";
import type { Database } from "../db/in-tenant.ts";
import type { Statement, Tx } from "../db/tx.ts";
import { AppError, required } from "../http/app-error.ts";
import { type ListCursor, readCursor, writeCursor } from "./list-cursor.ts";
import type { ListSource, RowsOf } from "./list-source.ts";

/** Rows read at a time for a file. */
const BATCH = 250;

/** Page of a query, as `listQuery` of the contract gives it. */
export interface PageQuery<Sort extends string> {
  readonly sort: SortOf<Sort>;
  readonly limit: number;
  readonly page: number;
  readonly cursor?: string | undefined;
}

export interface ListPage<Row> {
  readonly rows: Row[];
  readonly total: number | null;
  readonly next: string | null;
  readonly previous: string | null;
}

/** A list is read in a transaction of a restaurant, or in the directory of all of them. */
export type ListReader = Pick<Tx, "query">;

/** Reads lists of directory tables, which no row level security divides. */
export const directoryOf = (db: Pick<Database, "directory">): ListReader => ({
  query: ({ text, values }) => db.directory(text, [...values]),
});

interface KeyedRow {
  readonly list_id: number;
  readonly list_key: string;
}

/**
 * A page of a list with the cursors of its neighbours. `values` are the parameters of the source, the tenant first.
 * Throws `invalid_input` on `cursor` when it is not one of this list in this order.
 */
export async function readList<Row, Sort extends string>(
  tx: ListReader,
  source: RowsOf<Row, Sort>,
  values: readonly unknown[],
  query: PageQuery<NoInfer<Sort>>,
  { isCounted = true }: { readonly isCounted?: boolean } = {},
): Promise<ListPage<Row>> {
  const { key: sort, isDescending } = sortParts(query.sort);
  const from =
    query.cursor === undefined ? (query.page - 1) * query.limit : cursorOf(query.cursor, source, sort);
  // One more than is shown tells whether there is another page.
  const window = { sort, isDescending, limit: query.limit + 1, from };
  const fetched = await tx.query<Row & KeyedRow>(windowStatement(source, values, window));
  const isBack = typeof from === "object" && from.isBack;
  const shown = fetched.slice(0, query.limit);
  const rows = isBack ? shown.toReversed() : shown;
  const isMore = fetched.length > query.limit;
  const hasRowsBefore = typeof from === "object" || from > 0;
  const cursorAt = (row: KeyedRow | undefined, back: boolean) =>
    row ? writeCursor({ sort: query.sort, isBack: back, key: row.list_key, id: row.list_id }) : null;
  return {
    rows,
    total: isCounted ? await countRows(tx, source, values, sort) : null,
    next: isBack || isMore ? cursorAt(rows.at(-1), false) : null,
    previous: (isBack ? isMore : hasRowsBefore) ? cursorAt(rows[0], true) : null,
  };

  function cursorOf(text: string, { sorts }: RowsOf<Row, Sort>, key: Sort): ListCursor {
    const cursor = readCursor(text, query.sort, sorts[key].type);
    if (!cursor) throw new AppError("invalid_input", { fields: [{ field: "cursor", code: "malformed" }] });
    return cursor;
  }
}

/** Returns the ids of all rows, for changing all of them at once. */
export async function readIds<Id extends number>(
  tx: Tx,
  { id, from, where }: RowsOf<unknown, never>,
  values: readonly unknown[],
): Promise<Id[]> {
  const rows = await tx.query<{ id: Id }>({
    text: `select ${id} as id from ${from} where ${where} order by 1`,
    values: [...values],
  });
  return rows.map((row) => row.id);
}

async function countRows<Sort extends string>(
  tx: ListReader,
  source: RowsOf<unknown, Sort>,
  values: readonly unknown[],
  sort: Sort,
): Promise<number | null> {
  const [counted] = await tx.query<{ total: number }>(
    countStatement(source, values, { sort, most: MAX_COUNTED }),
  );
  const { total } = required(counted, "a count");
  return total > MAX_COUNTED ? null : total;
}

function sortParts<Sort extends string>(sort: SortOf<Sort>): { key: Sort; isDescending: boolean } {
  const isDescending = sort.startsWith("-");
  return { key: (isDescending ? sort.slice(1) : sort) as Sort, isDescending };
}

/**
 * All rows of a list in its order, read in batches by key, each in a transaction of its own: nothing is held whole and
 * no lock or snapshot stays while the reader is slow. What changes meanwhile may or may not be in it; no row is twice.
 */
export async function* everyRow<Row, Sort extends string, Reader extends ListReader = Tx>(
  ctx: { inTenant<T>(work: (tx: Reader) => Promise<T>): Promise<T> },
  source: RowsOf<Row, Sort>,
  valuesOf: (tx: Reader) => readonly unknown[],
  sort: SortOf<NoInfer<Sort>>,
): AsyncGenerator<Row> {
  let cursor: string | undefined;
  do {
    const query: PageQuery<Sort> = { sort, limit: BATCH, page: 1, cursor };
    const page = await ctx.inTenant((tx) => readList(tx, source, valuesOf(tx), query, { isCounted: false }));
    yield* page.rows;
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

interface ListWindow<Sort extends string> {
  readonly sort: Sort;
  readonly isDescending: boolean;
  readonly limit: number;
  /** Beginning of the window: behind a row, or after so many. */
  readonly from: ListCursor | number;
}

/** The statement for the rows of a window, with `list_id` and `list_key` for its cursors; back from a cursor they come the other way round. */
export function windowStatement<Sort extends string>(
  source: ListSource<Sort>,
  values: readonly unknown[],
  { sort, isDescending, limit, from }: ListWindow<Sort>,
): Statement {
  const { type } = source.sorts[sort];
  const isBack = typeof from === "object" && from.isBack;
  const downwards = isDescending !== isBack;
  const order = downwards ? "desc" : "asc";
  const parameter = (offset: number) => `$${values.length + offset}`;
  const place =
    typeof from === "object"
      ? {
          behind: `${downwards ? "<" : ">"} (${parameter(2)}::${type}, ${parameter(3)}::bigint)`,
          limit: `limit ${parameter(1)}`,
          reach: `limit ${parameter(1)}`,
        }
      : {
          behind: undefined,
          limit: `limit ${parameter(1)} offset ${parameter(2)}`,
          reach: `limit ${parameter(1)}::bigint + ${parameter(2)}::bigint`,
        };
  return {
    text: `select page.id as list_id, page.key::text as list_key, ${source.columns}
      from (
        ${chosenRows(source, sort, order, place)}
      ) page
      ${source.details}
      order by page.key ${order}, page.id ${order}`,
    values: [...values, limit, ...(typeof from === "object" ? [from.key, from.id] : [from])],
  };
}

/** Limits of a page as SQL: the row before it, its number of rows, and the rows that each piece has to give for it. */
interface WindowPlace {
  readonly behind: string | undefined;
  readonly limit: string;
  readonly reach: string;
}

/** The ids and sorted values of the page; of a list in pieces the first of the first rows of each. */
function chosenRows<Sort extends string>(
  { id, from, where, sorts }: ListSource<Sort>,
  sort: Sort,
  order: string,
  { behind, limit, reach }: WindowPlace,
): string {
  const { by, pieces } = sorts[sort];
  const after = behind === undefined ? "" : `and (${by}, ${id}) ${behind}`;
  const rows = (of: string) => `select ${id} as id, ${by} as key from ${from}
        where (${where}) ${of} ${after}
        order by ${by} ${order}, ${id} ${order}`;
  if (pieces === undefined) return `${rows("")} ${limit}`;
  return `select chosen.id, chosen.key from ${pieces.from} cross join lateral (
          ${rows(`and (${pieces.where})`)} ${reach}
        ) chosen order by chosen.key ${order}, chosen.id ${order} ${limit}`;
}

/** The statement that counts what fits the filter, piece by piece where the order has pieces, and stops one above `most`. */
export function countStatement<Sort extends string>(
  { from, where, whereCounted = where, sorts }: ListSource<Sort>,
  values: readonly unknown[],
  { sort, most }: { readonly sort: Sort; readonly most: number },
): Statement {
  const { pieces } = sorts[sort];
  const limit = `limit $${values.length + 1}`;
  const counted =
    pieces === undefined
      ? `select from ${from} where ${whereCounted} ${limit}`
      : `select from ${pieces.from} cross join lateral (
          select from ${from} where (${whereCounted}) and (${pieces.where}) ${limit}
        ) chosen ${limit}`;
  return {
    text: `select count(*)::integer as total from (${counted}) counted`,
    values: [...values, most + 1],
  };
}
