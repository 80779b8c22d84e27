import { expect, test } from "vitest";
import { announcementText, languageOfText } from "./announcement-texts.ts";

test.each([
  ["ja", "ja", "更新"],
  ["es", "es", "Novedades"],
  // Not written, written empty, and not written in English either.
  ["ko", "en", "News"],
  ["fr", "en", "News"],
] as const)("whoever reads %s gets the text in %s, which says so", (reader, language, text) => {
  const texts = { es: "Novedades", en: "News", ja: "更新", fr: "" };
  expect([languageOfText(texts, reader), announcementText(texts, reader)]).toEqual([language, text]);
});

test("an announcement without a text for its reader is empty", () => {
  expect(announcementText({ es: "Novedades" }, "hi")).toBe("");
});
