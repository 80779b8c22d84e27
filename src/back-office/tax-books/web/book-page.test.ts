import { expect, test } from "vitest";
import { tableQuery } from "#platform/web/lists/table-query.ts";
import { books } from "../domain/book.ts";
import { bookPage } from "./tax-books-api.ts";

test.each(books)("another order or page of the book %s stays in it and in its month", (book) => {
  const address = { month: "2026-11-01", book };
  const asked: object[] = [];
  const table = tableQuery(bookPage, { search: address, onSearch: (next) => asked.push(next) });
  table.setSort({ key: "day", direction: "descending" });
  table.goToPage(2, "after");
  expect(asked).toEqual([
    { ...address, sort: "-day" },
    { ...address, page: 2, cursor: "after" },
  ]);
});
