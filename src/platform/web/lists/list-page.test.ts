import { expect, test } from "vitest";
import { parseHidden } from "./list-page.tsx";

test.each([
  [null, []],
  ['["closed","by"]', ["closed", "by"]],
  ['{"closed":true}', []],
  ["[1]", []],
  ["closed", []],
])("%j kept on the device hides %j", (text, hidden) => {
  expect(parseHidden(text)).toEqual(hidden);
});
