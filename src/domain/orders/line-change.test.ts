import { expect, test } from "vitest";
import { isAtStation } from "./line-change.ts";
import { lineStatuses } from "./line-status.ts";

test("a station hears of moves until the dish is with the guests or cancelled", () => {
  expect(lineStatuses.filter(isAtStation)).toEqual(["created", "preparing", "completed"]);
});
