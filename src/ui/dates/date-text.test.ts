import { describe, expect, test } from "vitest";
import { type Language, languages, writingOf } from "#platform/domain/text/languages.ts";
import { dayInWords, dayOfInWords } from "#platform/domain/writing/day-words.ts";
import { dayText, momentText } from "#platform/domain/writing/moment-text.ts";
import { addSeparator, dateForm, isDate, readDate } from "./date-text.ts";

const figures = { day: "DD", month: "MM", year: "YYYY" };
const read = (typed: string, language: Language = "es") => readDate(typed, writingOf(language));

/** Types the keys one after another, as a phone does. */
function typeIn(language: Language, keys: string): string {
  let typed = "";
  for (const key of keys) typed = addSeparator(typed, typed + key, writingOf(language));
  return typed;
}

/** By language: the hint, figures alone as they are typed, and what stands in the field after them. */
const forms: Readonly<Record<string, readonly [hint: string, keys: string, typed: string]>> = {
  es: ["DD/MM/YYYY", "05032026", "05/03/2026"],
  en: ["DD/MM/YYYY", "05032026", "05/03/2026"],
  fr: ["DD/MM/YYYY", "05032026", "05/03/2026"],
  ar: ["DD/MM/YYYY", "05032026", "05/03/2026"],
  hi: ["DD/MM/YYYY", "05032026", "05/03/2026"],
  ja: ["YYYY/MM/DD", "20260305", "2026/03/05"],
  ko: ["YYYY. MM. DD.", "20260305", "2026. 03. 05"],
};

/** By language: the fifth of March as its screens show it. */
const shown: Readonly<Record<string, readonly string[]>> = {
  es: ["05/03/2026", "5 de marzo de 2026", "jueves, 5 de marzo de 2026", "05/03/2026, 3:05 PM"],
  en: ["05/03/2026", "March 5, 2026", "Thursday, March 5, 2026", "05/03/2026, 3:05 PM"],
  fr: ["05/03/2026", "5 mars 2026", "jeudi 5 mars 2026", "05/03/2026 15:05"],
  ar: ["05/03/2026", "5 مارس 2026", "الخميس، 5 مارس 2026", "05/03/2026، 3:05 م"],
  hi: ["05/03/2026", "5 मार्च 2026", "गुरुवार, 5 मार्च 2026", "05/03/2026, 3:05 pm"],
  ja: ["2026/03/05", "2026年3月5日", "2026年3月5日木曜日", "2026/03/05 15:05"],
  ko: ["2026. 03. 05.", "2026년 3월 5일", "2026년 3월 5일 목요일", "2026. 03. 05. 오후 3:05"],
};

const noon = { at: Date.UTC(2026, 2, 5, 15, 5), zone: "UTC" };

describe("in the language's own order", () => {
  test("every language stands above", () => {
    expect(Object.keys(forms).sort()).toEqual([...languages].sort());
    expect(Object.keys(shown).sort()).toEqual([...languages].sort());
  });

  test.each(languages)("%s: figures alone make a date of the form that is hinted", (language) => {
    const [hint, keys, typed] = forms[language] ?? [];
    expect(dateForm(figures, writingOf(language))).toBe(hint);
    expect(typeIn(language, keys ?? "")).toBe(typed);
    expect(read(typed ?? "", language)).toBe("2026-03-05");
    expect(read(keys ?? "", language)).toBe("2026-03-05");
  });

  test.each(languages)("%s: whatever a screen shows can be pasted", (language) => {
    const writing = writingOf(language);
    const texts = [
      dayText("2026-03-05", writing),
      dayInWords("2026-03-05", writing),
      dayOfInWords(noon, writing),
      momentText(noon, writing),
    ];
    expect(texts).toEqual(shown[language]);
    for (const text of texts) expect(read(text, language), text).toBe("2026-03-05");
  });

  test.each(languages)("%s: so can what a screen shows in the digits of one's own", (language) => {
    const writing = writingOf(language, true);
    for (const text of [dayText, dayInWords].map((write) => write("2026-03-05", writing)))
      expect(readDate(text, writing), text).toBe("2026-03-05");
  });
});

test.each([
  "05/03/2026",
  "5/3/2026",
  "05-03-2026",
  "5.3.2026",
  "05 03 2026",
  "05032026",
  "20260305",
  " 2026-03-05 ",
  "2026/03/05",
  "2026/3/5",
  "2026. 03. 05.",
  "2026.3.5",
  "\u200f5/\u200f3/2026",
])("%s is the fifth of March", (typed) => {
  for (const language of languages)
    expect([language, read(typed, language)]).toEqual([language, "2026-03-05"]);
});

test.each([
  ["５／３／２０２６", "es"],
  ["٠٥/٠٣/٢٠٢٦", "ar"],
  ["۰۵۰۳۲۰۲۶", "ar"],
  ["०५-०३-२०२६", "hi"],
  ["２０２６／０３／０５", "ja"],
  ["２０２６０３０５", "ja"],
  ["２０２６年３月５日", "ja"],
  ["2026年03月05日", "ja"],
  ["２０２６．３．５．", "ko"],
] as const)("%s of another keyboard is a date", (typed, language) => {
  expect(read(typed, language)).toBe("2026-03-05");
});

test.each([
  "",
  "31/02/2026",
  "12/31/2026",
  "29/02/2026",
  "5/3/26",
  "mañana",
  "05/03/",
  "00/01/2026",
  "01/01/0001",
  "5 de marzo",
  "5 de marzo de 2026 o 2027",
  "31 de febrero de 2026",
])("%s is no date and stays as it was typed", (typed) => {
  expect(read(typed)).toBe(typed);
  expect(isDate(read(typed))).toBe(false);
});

test.each([
  ["es", "5/03/2026", "5/03/2026"],
  ["es", "05/03/2026", "05/03/2026"],
  ["ja", "2026/03/05", "2026/03/05"],
  ["ja", "2026年03月05", "2026/03/05"],
  ["ko", "2026. 3. 5", "2026. 3. 5"],
  ["ko", "2026. 03. 05", "2026. 03. 05"],
  ["ja", "２０２６０３０５", "２０２６/０３/０５"],
  ["ar", "٠٥٠٣٢٠٢٦", "٠٥/٠٣/٢٠٢٦"],
  ["hi", "०५०३२०२६", "०५/०३/२०२६"],
] as const)("%s: who types %s has every mark once", (language, keys, typed) => {
  expect(typeIn(language, keys)).toBe(typed);
  expect(read(typed, language)).toMatch(/^2026-03-05$/);
});

test("marks go by deleting, and what is pasted stays as it is", () => {
  const add = (before: string, typed: string) => addSeparator(before, typed, writingOf("es"));
  expect(add("05/", "05")).toBe("05");
  expect(add("05", "05/")).toBe("05/");
  expect(add("", "05")).toBe("05");
});
