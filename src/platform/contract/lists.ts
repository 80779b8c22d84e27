import { z } from "zod";

/** Rows of a page by default, and at most. */
export const ROWS_PER_PAGE = 25;
const MAX_ROWS_PER_PAGE = 100;
/** Rows are counted up to this number: a longer list only says that there are more, and its pages follow by cursors. */
export const MAX_COUNTED = 2_500;

/** A column to sort by: its key alone ascending, with a minus before it descending. */
export type SortOf<Key extends string> = Key | `-${Key}`;

/** The sorts of a list: columns of its ListSource, both ways. */
export function sortBy<const Key extends string>(...keys: readonly Key[]) {
  return z.enum(keys.flatMap((key): SortOf<Key>[] => [key, `-${key}`]));
}

/** Words to look for; accents and case do not matter. */
export const searchWords = z.string().trim().max(100).optional();

/**
 * Query of a list: words, sort (`sortBy("day").default("-day")`), the list's own filters, and the page.
 * `page` counts from 1; `cursor` comes from a neighbouring page, costs the same at any depth, and wins over
 * `page`.
 */
export function listQuery<Filters extends z.ZodRawShape & { sort: z.ZodType }>(
  filters: Filters,
  rowsPerPage = ROWS_PER_PAGE,
) {
  return z.object({
    q: searchWords,
    ...filters,
    limit: z.coerce.number().int().min(1).max(MAX_ROWS_PER_PAGE).default(rowsPerPage),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    cursor: z
      .string()
      .regex(/^[\w-]{1,1000}$/)
      .optional(),
  });
}

/** Query of a list's file: filters and sort, without pages. */
export function exportQuery<Filters extends z.ZodRawShape & { sort: z.ZodType }>(filters: Filters) {
  return z.object({ q: searchWords, ...filters });
}

/** A page of a list. Further fields of a screen (a currency, a sum) are added with `.extend`. */
export function listReply<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    /** Number of rows that fit the filter; null when there are more than are counted, or this list is not counted. */
    total: z.number().int().nullable(),
    /** Cursors of the pages after and before this one; null where there is none. */
    next: z.string().nullable(),
    previous: z.string().nullable(),
  });
}

/** A cell of a file: text, a number as it is written (`12.40`), or nothing. */
export type CsvCell = string | null;

/** A file for a spreadsheet, made row by row while it is sent. */
export interface CsvFile {
  /** File name: `Clientes.csv`. */
  readonly name: string;
  readonly rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>;
  /** Format of the ministry's portal: semicolons between the columns, and nothing before the first row. */
  readonly isForMinistry?: true;
}

/** The response of a route that is `csv: true`. */
export const csvFile = z.custom<CsvFile>();
