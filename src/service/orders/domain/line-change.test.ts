import { expect, test } from "vitest";
import { isToBeMade } from "./line-change.ts";
import { lineStatuses } from "./line-status.ts";

test("a station hears of moves of what it still makes", () => {
  expect(lineStatuses.filter(isToBeMade)).toEqual(["created", "preparing"]);
});
