import { expect, test } from "vitest";
import { compareCodes, compareNames } from "./compare-names.ts";
import type { Language } from "./languages.ts";

test.for<readonly [Language, readonly string[]]>([
  ["es", ["ala", "Álamo", "nabo", "ñame", "oca"]],
  ["en", ["Mesa 2", "mesa 9", "Mesa 10"]],
  ["fr", ["cote", "épice", "fin", "œuf", "or"]],
  ["ar", ["أرز", "بصل", "تمر"]],
  ["hi", ["आम", "केला", "दाल"]],
  ["ja", ["あんず", "カレー", "さけ", "ﾊﾟﾝ"]],
  ["ko", ["가지", "나물", "하루"]],
])("%s: names are put in the order of the language", ([language, inOrder]) => {
  expect(inOrder.toReversed().toSorted(compareNames(language))).toEqual(inOrder);
});

test("accents and capitals part nothing, and codes have one order for all", () => {
  expect(compareNames("es")("CAFÉ", "cafe")).toBe(0);
  expect(["b", "B", "a"].toSorted(compareCodes)).toEqual(["B", "a", "b"]);
});
