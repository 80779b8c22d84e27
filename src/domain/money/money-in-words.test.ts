import { expect, test } from "vitest";
import { cents } from "./cents.ts";
import { moneyInWords } from "./money-in-words.ts";

test.each([
  [0, "cero con 00/100", "zero and 00/100"],
  [740, "siete con 40/100", "seven and 40/100"],
  [2105, "veintiuno con 05/100", "twenty-one and 05/100"],
  [4200, "cuarenta y dos con 00/100", "forty-two and 00/100"],
  [10_000, "cien con 00/100", "one hundred and 00/100"],
  [11_550, "ciento quince con 50/100", "one hundred fifteen and 50/100"],
  [2_100_000, "veintiún mil con 00/100", "twenty-one thousand and 00/100"],
  [
    3_112_301,
    "treinta y un mil ciento veintitrés con 01/100",
    "thirty-one thousand one hundred twenty-three and 01/100",
  ],
  [100_000, "mil con 00/100", "one thousand and 00/100"],
])("%i cents are said %s", (amount, es, en) => {
  expect([moneyInWords(cents(amount), "es"), moneyInWords(cents(amount), "en")]).toEqual([es, en]);
});

test("nobody says a debt or a million", () => {
  expect([moneyInWords(cents(-1), "es"), moneyInWords(cents(100_000_000), "es")]).toEqual([null, null]);
});
