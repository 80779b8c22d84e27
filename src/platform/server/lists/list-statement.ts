import type { Statement } from "../db/tx.ts";
import type { ListCursor } from "./list-cursor.ts";
import type { ListSource } from "./list-source.ts";

export interface ListWindow<Sort extends string> {
  readonly sort: Sort;
  readonly isDescending: boolean;
  readonly limit: number;
  /** Where the window begins: behind a row, or after so many. */
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

/** Where a page begins and ends, as SQL: behind which row, how many rows, and how many a piece has to give for that. */
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
