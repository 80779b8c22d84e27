import { expect, test } from "vitest";
import { recordedChanges } from "./audit-field.ts";

test("only what differs is a change, and no id; a new thing has all of its fields", () => {
  const before = { title: "Bar", price: 100, id: 7 };
  expect(recordedChanges(before, { title: "Bar", price: 120, id: 8 })).toEqual([
    { field: "price", before: 100, after: 120 },
  ]);
  expect(recordedChanges(null, { title: "Bar" })).toEqual([
    { field: "title", before: undefined, after: "Bar" },
  ]);
  expect(recordedChanges(null, null)).toEqual([]);
});
