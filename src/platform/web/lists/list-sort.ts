import type { Sort } from "#ui/data/table-column.ts";

/** The sort of a query, `-day`, as a table shows it. */
export function sortFromQuery(sort: string): Sort {
  return sort.startsWith("-")
    ? { key: sort.slice(1), direction: "descending" }
    : { key: sort, direction: "ascending" };
}

/** The sort of a table as a query takes it. */
export function sortToQuery({ key, direction }: Sort): string {
  return direction === "descending" ? `-${key}` : key;
}
