import { expect, test } from "vitest";
import { variantsInText } from "./variants-in-text.ts";

test.each([
  [
    "P $1, G $2",
    [
      ["P", "$1"],
      ["G", "$2"],
    ],
  ],
  [
    "P $1,G $2",
    [
      ["P", "$1"],
      ["G", "$2"],
    ],
  ],
  [
    "Grande 1,50; Familiar: 2.75",
    [
      ["Grande", "1,50"],
      ["Familiar", "2.75"],
    ],
  ],
  [
    "12 oz 1.50\n16 oz 2",
    [
      ["12 oz", "1.50"],
      ["16 oz", "2"],
    ],
  ],
  ["P$1", [["P", "$1"]]],
  [
    "Petite 1,50 $ ; Grande 2 $",
    [
      ["Petite", "1,50"],
      ["Grande", "2"],
    ],
  ],
  [
    "صغير ١٫٥٠، كبير ٢",
    [
      ["صغير", "1.50"],
      ["كبير", "2"],
    ],
  ],
  [
    "صغير 1,50؛ كبير 2",
    [
      ["صغير", "1,50"],
      ["كبير", "2"],
    ],
  ],
  [
    "小 ￥100、中 １５０、大 200",
    [
      ["小", "¥100"],
      ["中", "150"],
      ["大", "200"],
    ],
  ],
  [
    "12oz 1、16oz 2；20oz 3",
    [
      ["12oz", "1"],
      ["16oz", "2"],
      ["20oz", "3"],
    ],
  ],
  ["  ", []],
])("%j says its variants", (text, expected) => {
  expect(variantsInText(text)?.map(({ title, price }) => [title, price])).toEqual(expected);
});

test.each(["P", "$1", "P $1, G", "P un dólar", "12oz 1,16oz 2"])("%j is told to be unreadable", (text) => {
  expect(variantsInText(text)).toBeNull();
});
