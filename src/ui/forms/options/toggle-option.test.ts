import { expect, test } from "vitest";
import { toggleOption } from "./toggle-option.ts";

const options = ["a", "b", "c"].map((value) => ({ value }));

test("a tap adds in the order of the options, a second one takes away", () => {
  expect(toggleOption(options, ["c"], "a")).toEqual(["a", "c"]);
  expect(toggleOption(options, ["a", "c"], "a")).toEqual(["c"]);
});

test("a value that no option has any more goes", () => {
  expect(toggleOption(options, ["gone", "b"], "c")).toEqual(["b", "c"]);
});
