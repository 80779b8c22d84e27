import type { Tx } from "../db/tx.ts";

/** A column that a list can be sorted by. */
export interface ListSort {
  /** SQL over `from`, never null: the cursor compares it. */
  readonly by: string;
  readonly type: "bigint" | "date" | "text" | "timestamptz";
  /** The index that gives this order, or why none is needed: the filter always leaves few rows. */
  readonly index: string | { readonly fewRows: string };
  /** Set when the index gives this order only within parts of the list. */
  readonly pieces?: ListPieces;
}

/**
 * Parts of a list within which an index gives an order that it lacks over the whole: the days of a period,
 * for sorting by amount. A page takes the first rows of each piece and the first of those, so that it costs a
 * page for each piece, however many rows they have.
 */
export interface ListPieces {
  /** SQL of one row for each piece: `unnest($2::date[]) piece (day)`. */
  readonly from: string;
  /** SQL condition that a row belongs to the piece. */
  readonly where: string;
}

/**
 * Source of a list's rows, as SQL whose `$1` is the tenant; further parameters are the list's own. `from`
 * alone chooses the page, so that joined details are read only for the rows that are shown.
 */
export interface ListSource<Sort extends string> {
  /** SQL of the row's id (bigint), which decides between equal rows. */
  readonly id: string;
  readonly from: string;
  readonly where: string;
  /** A form of `where` by which an index counts what another one orders. */
  readonly whereCounted?: string;
  readonly sorts: Readonly<Record<Sort, ListSort>>;
  /** Columns of a row; `page.id` is its id. */
  readonly columns: string;
  /**
   * Joins for the chosen rows, one row each. What may be large is joined by key, whatever the planner thinks of a batch
   * of a file: `cross join lateral (select * from customers where tenant_id = $1 and id = page.id offset 0) c`.
   */
  readonly details: string;
}

declare const row: unique symbol;

/** A source together with the type of its rows. */
export interface RowsOf<Row, Sort extends string = string> extends ListSource<Sort> {
  readonly [row]?: Row;
}

/** Every source there is, for the suite that holds their indexes against the catalogue. */
export const listSources: ListSource<string>[] = [];

/** Declares a list whose rows are `Row`, as its author knows from `columns`. */
export function listSource<Row>() {
  return <const Sort extends string>(source: ListSource<Sort>): RowsOf<Row, Sort> => {
    listSources.push(source);
    return source;
  };
}

/** Values of the parameters of a source: the tenant first, then the list's own. */
export const listValues = (tx: Tx, ...own: readonly unknown[]): unknown[] => [tx.tenantId, ...own];
