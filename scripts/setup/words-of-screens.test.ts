import { expect, test } from "vitest";
import { keysIn } from "./words-of-screens.ts";

test("keys that code names are found, and beginnings of those it puts together", () => {
  const begun = (start: string) => `t(\`${start}\${which}\`);`;
  const code = `jsx(Button, { children: t("ui.close") }); const failed = 'cash.load_failed'; ${begun("cash.kinds.")}`;
  expect(keysIn(code + begun("cash.in_"))).toEqual([
    "ui.close",
    "cash.load_failed",
    "cash.kinds.*",
    "cash.in_*",
  ]);
});
