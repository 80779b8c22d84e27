import { expect, test } from "vitest";
import { toggled } from "./toggled.ts";

const options = ["a", "b", "c"].map((value) => ({ value }));

test("a tap adds in the order of the options, a second one takes away", () => {
  expect(toggled(options, ["c"], "a")).toEqual(["a", "c"]);
  expect(toggled(options, ["a", "c"], "a")).toEqual(["c"]);
});

test("a value that no option has any more goes", () => {
  expect(toggled(options, ["gone", "b"], "c")).toEqual(["b", "c"]);
});
