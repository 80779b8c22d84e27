import { expect, test } from "vitest";
import { changeOf } from "./change-of.ts";

test("a figure is more, less or the same, and compared with nothing after none", () => {
  expect(changeOf(150, 100)).toEqual({ kind: "more", percent: 50 });
  expect(changeOf(0, 80)).toEqual({ kind: "less", percent: 100 });
  expect(changeOf(1001, 1000)).toEqual({ kind: "same", percent: 0 });
  expect([changeOf(1, 0), changeOf(null, 1), changeOf(1, null)]).toEqual([null, null, null]);
});
