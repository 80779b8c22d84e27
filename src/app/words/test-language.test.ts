import { expect, test } from "vitest";
import { inBrackets, inTestLanguage, outsideBrackets } from "./test-language.ts";
import { wordsOf } from "./word-catalogues.ts";

test.each([
  ["Close", "[Clóóséé]"],
  ["{{count}} orders of {{name}}", "[{{count}} óórdéérs óóf {{name}}]"],
  ["Open `menu:read` at https://comanda.example/a.", "[Ópééñ `menu:read` áát https://comanda.example/a.]"],
])("%s is said %s", (english, said) => {
  expect(inBrackets(english)).toBe(said);
});

test("keys, forms of counts and parts in parts stay", () => {
  expect(inTestLanguage({ items_one: "{{count}} dish", deep: { title: "Menu" } })).toEqual({
    items_one: "[{{count}} díísh]",
    deep: { title: "[Mééñú]" },
  });
});

test.each([
  ["[Tóótáál]", []],
  ["[Tóótáál óóf [Áñáá]]: $12", [": $12"]],
  ["Total [Tóótáál] Queso", ["Total", "Queso"]],
])("outside of the brackets of %j is %j", (text, outside) => {
  expect(outsideBrackets(text)).toEqual(outside);
});

test("it is about a third longer than English", () => {
  const length = (words: object): number =>
    Object.values(words).reduce<number>(
      (sum, each) => sum + (typeof each === "string" ? each.length : length(each as object)),
      0,
    );
  const longer = length(wordsOf("qps").catalogue) / length(wordsOf("en").catalogue);
  expect(longer).toBeGreaterThan(1.25);
  expect(longer).toBeLessThan(1.4);
});
