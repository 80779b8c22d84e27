import { expect, test } from "vitest";
import { cents } from "../../domain/money/cents.ts";
import { moneyInWords } from "./money-in-words.ts";

test.each([
  [0, "cero dólares", "zero dollars"],
  [1, "1 centavo", "1 cent"],
  [100, "un dólar", "one dollar"],
  [822, "ocho dólares con 22 centavos", "eight dollars and 22 cents"],
  [2105, "veintiún dólares con 5 centavos", "twenty-one dollars and 5 cents"],
  [3101, "treinta y un dólares con 1 centavo", "thirty-one dollars and 1 cent"],
  [4200, "cuarenta y dos dólares", "forty-two dollars"],
  [10_000, "cien dólares", "one hundred dollars"],
  [11_550, "ciento quince dólares con 50 centavos", "one hundred fifteen dollars and 50 cents"],
  [2_100_000, "veintiún mil dólares", "twenty-one thousand dollars"],
  [
    3_112_301,
    "treinta y un mil ciento veintitrés dólares con 1 centavo",
    "thirty-one thousand one hundred twenty-three dollars and 1 cent",
  ],
  [100_000, "mil dólares", "one thousand dollars"],
])("%i cents are said %s", async (amount, es, en) => {
  expect([await moneyInWords(cents(amount), "es"), await moneyInWords(cents(amount), "en")]).toEqual([
    es,
    en,
  ]);
});

test("nobody says a debt or a million, or spells money in a language without the words", async () => {
  expect(await moneyInWords(cents(-1), "es")).toBeNull();
  expect(await moneyInWords(cents(100_000_000), "es")).toBeNull();
  expect(await moneyInWords(cents(100), "qps")).toBeNull();
});
