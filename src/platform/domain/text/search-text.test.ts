import { expect, test } from "vitest";
import { innerWords, searchText, wordsIn } from "./search-text.ts";

test.for<readonly [string, string, string]>([
  ["accents and case", "CAFÉ con Ñame", "cafe con name"],
  ["joined letters of French", "œuf", "ŒUF"],
  ["joined letters of French, apart", "œuf", "oeuf"],
  ["widths of Latin and figures", "ＡＢＣ１２", "abc12"],
  ["widths of kana", "ｶﾚｰ", "カレー"],
  ["katakana and hiragana", "カレー", "かれー"],
  ["digits of other keyboards", "ميز ٢", "ميز 2"],
  ["Arabic vowel marks and the stretched line", "دَجَاجـــ", "دجاج"],
  ["forms of alif", "أحمد إحسان آمال", "احمد احسان امال"],
  ["ya and its dotless form, ta marbuta and ha", "مستشفى مدرسة", "مستشفي مدرسه"],
  ["Persian and Arabic letters", "کیک", "كيك"],
  ["the dot of borrowed sounds in Hindi", "पिज़्ज़ा", "पिज्जा"],
  ["both marks of the nose in Hindi", "हँस", "हंस"],
  ["Greek", "ΟΔΌΣ", "οδος"],
  ["Korean, in whole letters and in their parts", "\u1112\u1161\u11ab", "한"],
])("%s: %s and %s are the same", ([, one, other]) => {
  expect(searchText(one)).toBe(searchText(other));
});

test.for<readonly [string, string, string]>([
  ["vowels of Hindi", "दाल", "दूल"],
  ["vowels of Hindi, one and none", "की", "क"],
  ["a dakuten", "が", "か"],
  ["a handakuten", "パ", "ハ"],
  ["a hamza on waw", "مؤمن", "مومن"],
  ["letters of Korean", "가", "나"],
])("%s: %s and %s are not the same", ([, one, other]) => {
  expect(searchText(one)).not.toBe(searchText(other));
});

test("a mark belongs to its letter when a text is parted into words", () => {
  expect(wordsIn(searchText("दाल-मखनी, カレー"))).toEqual(["दाल", "मखनी", "かれー"]);
});

test("a word without spaces is found from each of its letters on", () => {
  expect(innerWords("山田太郎")).toEqual(["田太郎", "太郎", "郎"]);
  expect(innerWords("かれー")).toEqual(["れー", "ー"]);
  expect(innerWords("maria")).toEqual([]);
  expect(innerWords("한국")).toEqual([]);
});
