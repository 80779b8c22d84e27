import { expect, test } from "vitest";
import { z } from "zod";
import { listQuery, sortBy } from "../../contract/lists.ts";
import type { ListSearch } from "./list-address.ts";
import { tableQuery } from "./table-query.ts";

const query = listQuery({
  sort: sortBy("title", "day").default("-day"),
  state: z.enum(["all", "low"]).default("all"),
  period: z.enum(["today", "custom"]).optional(),
  from: z.string().optional(),
});
type Search = ListSearch<typeof query> & { view?: string };

/** The list of an address, and where its latest step led. */
function listAt(search: Search) {
  const steps: { search: Search; replace: boolean | undefined }[] = [];
  const table = tableQuery(query, {
    search,
    onSearch: (next, replace) => steps.push({ search: next, replace }),
  });
  return { table, step: () => steps.at(-1) };
}

test("an empty address is the first page in the list's own order", () => {
  const { table } = listAt({});
  expect(table.query).toEqual({ sort: "-day", state: "all", limit: 25, page: 1 });
  expect([table.page, table.words, table.isFiltered]).toEqual([1, "", false]);
  expect(table.sort).toEqual({ key: "day", direction: "descending" });
});

test("words and filters lead to the first page and leave no step to go back to", () => {
  const { table, step } = listAt({ page: 3, cursor: "after", sort: "title", view: "history" });
  table.search("caja");
  expect(step()).toEqual({ search: { q: "caja", sort: "title", view: "history" }, replace: true });
  table.setFilters({ state: "low" });
  expect(step()).toEqual({ search: { state: "low", sort: "title", view: "history" }, replace: true });
});

test("an order leads to the first page, a page keeps all else", () => {
  const { table, step } = listAt({ q: "caja", page: 3, cursor: "after" });
  table.setSort({ key: "title", direction: "ascending" });
  expect(step()).toEqual({ search: { q: "caja", sort: "title" }, replace: false });
  table.goToPage(4, "next");
  expect(step()).toEqual({ search: { q: "caja", page: 4, cursor: "next" }, replace: false });
  table.goToPage(1, null);
  expect(step()).toEqual({ search: { q: "caja" }, replace: false });
});

test("only what leaves rows out narrows", () => {
  expect(listAt({ page: 2, cursor: "after", sort: "title", view: "history" }).table.isFiltered).toBe(false);
  const { table, step } = listAt({ q: "caja", state: "low", sort: "title", view: "history" });
  expect(table.isFiltered).toBe(true);
  table.clearFilters();
  expect(step()).toEqual({ search: { sort: "title", view: "history" }, replace: false });
  // A period of dates that nobody has named yet leaves nothing out.
  expect(listAt({ period: "custom" }).table.isFiltered).toBe(false);
  expect(listAt({ period: "custom", from: "2026-01-01" }).table.isFiltered).toBe(true);
  expect(listAt({ period: "today" }).table.isFiltered).toBe(true);
});
