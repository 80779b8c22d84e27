import { expect, test } from "vitest";
import { posSearch, tableOfSearch } from "./pos-search.ts";

test("the address names a table, as text or number", () => {
  expect(tableOfSearch({ tableId: 4, tableName: "Mesa 4" }, {})).toEqual({
    id: 4,
    name: "Mesa 4",
    isChosenHere: false,
  });
  expect(tableOfSearch({ tableId: "4" }, {})).toEqual({ id: 4, name: null, isChosenHere: false });
});

test("the navigation may name it instead; the address wins", () => {
  expect(tableOfSearch({}, { tableId: 7, tableName: "Barra" })).toMatchObject({ id: 7, name: "Barra" });
  expect(tableOfSearch({ tableId: 4 }, { tableId: 7 })).toEqual({ id: 4, name: null, isChosenHere: false });
});

test("nonsense is dropped, not refused", () => {
  for (const tableId of ["x", -1, 0, 1.5, null, {}]) expect(tableOfSearch({ tableId }, undefined)).toBeNull();
  expect(posSearch.parse({ tableId: "x", tableName: "" })).toEqual({
    tableId: undefined,
    tableName: undefined,
  });
});

test("a table chosen in the till is told from one it was opened for", () => {
  const table = tableOfSearch({ tableId: 4 }, { isTableChosenHere: true });
  expect(table).toEqual({ id: 4, name: null, isChosenHere: true });
});
