import { expect, test } from "vitest";
import { inOrder } from "./in-order.ts";

const own = (item: string) => item;

test("items stand as the keys say, and what is new since stays behind them", () => {
  expect(inOrder(["a", "b", "c"], own, ["c", "a", "b"])).toEqual(["c", "a", "b"]);
  expect(inOrder(["new", "a", "newer", "b"], own, ["b", "gone", "a"])).toEqual(["b", "a", "new", "newer"]);
});
