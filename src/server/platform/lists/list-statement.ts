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
  const { by, type } = source.sorts[sort];
  const isBack = typeof from === "object" && from.isBack;
  const downwards = isDescending !== isBack;
  const order = downwards ? "desc" : "asc";
  const parameter = (offset: number) => `$${values.length + offset}`;
  const after =
    typeof from === "object"
      ? `and (${by}, ${source.id}) ${downwards ? "<" : ">"} (${parameter(2)}::${type}, ${parameter(3)}::bigint)`
      : "";
  const offset = typeof from === "object" ? "" : `offset ${parameter(2)}`;
  return {
    text: `select page.id as list_id, page.key::text as list_key, ${source.columns}
      from (
        select ${source.id} as id, ${by} as key from ${source.from}
        where (${source.where}) ${after}
        order by ${by} ${order}, ${source.id} ${order} limit ${parameter(1)} ${offset}
      ) page
      ${source.details}
      order by page.key ${order}, page.id ${order}`,
    values: [...values, limit, ...(typeof from === "object" ? [from.key, from.id] : [from])],
  };
}

/** The statement that counts what fits the filter, and stops one above `most`. */
export function countStatement(
  source: ListSource<string>,
  values: readonly unknown[],
  most: number,
): Statement {
  return {
    text: `select count(*)::integer as total from (
        select 1 from ${source.from} where ${source.where} limit $${values.length + 1}
      ) counted`,
    values: [...values, most + 1],
  };
}
