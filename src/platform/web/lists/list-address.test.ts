import { expect, test } from "vitest";
import { z } from "zod";
import { listQuery, sortBy } from "../../contract/lists.ts";
import { day, idTextOf } from "../../contract/wire.ts";
import { queryWithDefaults, readListSearch, searchWithoutDefaults } from "./list-address.ts";

const query = listQuery({
  sort: sortBy("title", "day").default("-day"),
  state: z.enum(["all", "low"]).default("all"),
  from: day.optional(),
  item: idTextOf("MenuItem").optional(),
});

test("an address without anything has nothing, and its query is the defaults", () => {
  const search = readListSearch(query, {});
  expect(search).toEqual({});
  expect(queryWithDefaults(query, search)).toEqual({ sort: "-day", state: "all", limit: 25, page: 1 });
});

test("what can be read is kept, figures as words too; what cannot falls away alone", () => {
  const search = readListSearch(query, {
    q: 12,
    page: 3,
    sort: "price",
    state: "low",
    from: "ayer",
    item: 7,
    view: "history",
  });
  expect(queryWithDefaults(query, search)).toEqual({
    q: "12",
    sort: "-day",
    state: "low",
    limit: 25,
    page: 3,
    item: 7,
  });
});

test("defaults and what is empty are not written", () => {
  const search = { q: "", sort: "-day", state: "low", page: 1, from: undefined } as const;
  expect(searchWithoutDefaults(query, search)).toEqual({ state: "low" });
});

test("dates alone are custom ones, in an address as in a query", () => {
  const dated = query.extend({ type: z.enum(["today", "custom"]).default("today") });
  const search = readListSearch(dated, { from: "2026-01-05" });
  expect(search).toEqual({ type: "custom", from: "2026-01-05" });
  expect(searchWithoutDefaults(dated, search)).toEqual(search);
  expect(readListSearch(dated, { from: "2026-01-05", type: "today" })).toMatchObject({ type: "today" });
});
