import { expect, test } from "vitest";
import { recordedChanges } from "./recorded-changes.ts";

test("only what differs is a change; a new thing has all of its fields", () => {
  const before = { title: "Bar", price: 100, tags: ["a"] };
  expect(recordedChanges(before, { title: "Bar", price: 120, tags: ["a"] })).toEqual([
    { field: "price", before: 100, after: 120 },
  ]);
  expect(recordedChanges(null, { title: "Bar" })).toEqual([
    { field: "title", before: undefined, after: "Bar" },
  ]);
  expect(recordedChanges(null, null)).toEqual([]);
});
