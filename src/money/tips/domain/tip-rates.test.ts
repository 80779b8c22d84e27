import { expect, test } from "vitest";
import { basisPoints } from "#platform/domain/money/cents.ts";
import { tipRates } from "./tip-rates.ts";

test.each<[number, number[]]>([
  [1000, [500, 1000, 1500]],
  [1500, [1000, 1500, 2000]],
  [800, [300, 800, 1300]],
  [500, [250, 500, 1000]],
  [300, [150, 300, 600]],
])("a suggestion of %i basis points stands between its neighbours %j", (suggested, keys) => {
  expect(tipRates(basisPoints(suggested))).toEqual(keys);
});
