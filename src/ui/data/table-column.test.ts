import { expect, test } from "vitest";
import { nextSort } from "./table-column.ts";

test("a header sorts ascending first, then turns round, and another header starts anew", () => {
  const first = nextSort(undefined, "total");
  expect(first).toEqual({ key: "total", direction: "ascending" });
  const second = nextSort(first, "total");
  expect(second).toEqual({ key: "total", direction: "descending" });
  expect(nextSort(second, "total").direction).toBe("ascending");
  expect(nextSort(second, "date")).toEqual({ key: "date", direction: "ascending" });
});
