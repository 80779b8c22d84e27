import { expect, test } from "vitest";
import { writingOf } from "../text/languages.ts";
import { withFiguresIn } from "./typed-figures.ts";

test.each([
  ["7 أيام", "٧ أيام"],
  ["خصم 10%", "خصم ١٠٪"],
  ["12.5 تعني 12.50.", "١٢٫٥ تعني ١٢٫٥٠."],
  ["حتى 10,000 صنف (1 إلى 120)", "حتى ١٠٬٠٠٠ صنف (١ إلى ١٢٠)"],
  ["في الخانتين 98 و144", "في الخانتين ٩٨ و١٤٤"],
  ["1. المستند", "١. المستند"],
])("%s is %s for who chose Arabic digits", (typed, written) => {
  expect(withFiguresIn(typed, writingOf("ar", true))).toBe(written);
});

test.each([
  "F-07",
  "CAT-017",
  "P001، VUELVA10",
  "الأنواع 01 و03",
  "11 · خدمات",
  "2026-11-20T18:30:00Z",
  "https://comanda.app/v1",
])("%s is a name or a code and stays", (typed) => {
  expect(withFiguresIn(typed, writingOf("ar", true))).toBe(typed);
});

test("Hindi has digits of its own, with the signs of western ones", () => {
  expect(withFiguresIn("10 में 9, 1,000 तक, 13%", writingOf("hi", true))).toBe("१० में ९, १,००० तक, १३%");
});

test("words in western digits stay as they were typed", () => {
  expect(withFiguresIn("8 أحرف، 10%", writingOf("ar"))).toBe("8 أحرف، 10%");
});
