import type { z } from "zod";
import type { Sort } from "#ui/data/table-column.ts";
import {
  type ListAddress,
  type ListSearch,
  queryWithDefaults,
  readListSearch,
  searchWithoutDefaults,
} from "./list-address.ts";

/** Parts of a query about page and order, not about content. */
const PAGING = ["page", "cursor", "limit", "sort"] as const;

export interface TableQuery<Query extends z.ZodObject> {
  /** The whole query for the call. */
  readonly query: z.output<Query>;
  readonly page: number;
  readonly words: string;
  readonly sort: Sort;
  /** True when words or filters hide rows: "nothing found" differs from "nothing yet". */
  readonly isFiltered: boolean;
  /** True when filters hide rows, whatever is searched for. */
  readonly isNarrowed: boolean;
  /** Searches for words; goes to the first page, as every change of filter or sort does. */
  readonly search: (words: string) => void;
  readonly setFilters: (filters: ListSearch<Query>) => void;
  readonly setSort: (sort: Sort) => void;
  /** Goes to a page: by the cursor from a neighbouring page, null when there is none. */
  readonly goToPage: (page: number, cursor: string | null) => void;
  /** Removes search words and filters. */
  readonly clearFilters: () => void;
}

/** Words, filters, order and page of a list, held by an address, in terms of the contract's query. */
export function tableQuery<Query extends z.ZodObject, Search extends object>(
  schema: Query,
  { search, onSearch }: ListAddress<Search>,
): TableQuery<Query> {
  const parts = readListSearch(schema, search);
  const query = queryWithDefaults(schema, parts);
  const { page, q, sort } = query as { page: number; q?: string; sort: string };
  // The address may hold parts of the screen's own: they stay.
  const others = Object.fromEntries(Object.entries(search).filter(([name]) => !(name in schema.shape)));
  const goTo = (change: object, replace: boolean) =>
    onSearch(
      { ...others, ...searchWithoutDefaults(schema, { ...parts, ...change }) } as unknown as Search,
      replace,
    );
  const first = { page: undefined, cursor: undefined };
  const filters = Object.keys(searchWithoutDefaults(schema, parts)).filter((name) => !isPaging(name));
  const narrowing = filters.filter((name) => name !== "period" || isNarrowing(query));
  return {
    query,
    page,
    words: q ?? "",
    sort: sortFromQuery(sort),
    isFiltered: narrowing.length > 0,
    isNarrowed: narrowing.some((name) => name !== "q"),
    search: (words) => goTo({ ...first, q: words }, true),
    setFilters: (part) => goTo({ ...first, ...part }, true),
    setSort: (next) => goTo({ ...first, sort: sortToQuery(next) }, false),
    goToPage: (next, cursor) => goTo({ page: next, cursor: cursor ?? undefined }, false),
    clearFilters: () =>
      goTo({ ...first, ...Object.fromEntries(filters.map((name) => [name, undefined])) }, false),
  };
}

/** Tells whether the period hides days; `custom` does when it has a date. */
function isNarrowing({ period, from, to }: { period?: unknown; from?: unknown; to?: unknown }): boolean {
  return period !== "custom" || from !== undefined || to !== undefined;
}

function isPaging(name: string): boolean {
  return PAGING.some((part) => part === name);
}

/** The sort of a query, `-day`, as a table shows it. */
function sortFromQuery(sort: string): Sort {
  return sort.startsWith("-")
    ? { key: sort.slice(1), direction: "descending" }
    : { key: sort, direction: "ascending" };
}

/** The sort of a table as a query takes it. */
function sortToQuery({ key, direction }: Sort): string {
  return direction === "descending" ? `-${key}` : key;
}
