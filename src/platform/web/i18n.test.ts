import i18next, { type ReadCallback } from "i18next";
import { beforeAll, expect, test } from "vitest";
import { changeLanguage, currentLanguage } from "./i18n.ts";

/** Words that were asked for and have not arrived. */
const onTheirWay = new Map<string, ReadCallback>();
const arrive = (language: string, words: { some: string } | null) =>
  onTheirWay.get(language)?.(words ? null : new Error("offline"), words);

beforeAll(async () => {
  await i18next
    .use({
      type: "backend",
      init: () => undefined,
      read: (language: string, _namespace: string, done: ReadCallback) => void onTheirWay.set(language, done),
    })
    .init({
      lng: "es",
      fallbackLng: false,
      partialBundledLanguages: true,
      resources: { es: { translation: { some: "palabras" } } },
      showSupportNotice: false,
    } as Parameters<typeof i18next.init>[0]);
});

test("words that cannot be loaded leave the language as it is", async () => {
  const changing = changeLanguage("en");
  arrive("en", null);
  expect([await changing, currentLanguage()]).toEqual([false, "es"]);
});

test("words of an earlier choice change nothing when they arrive after a later one", async () => {
  const changing = changeLanguage("en");
  await changeLanguage("es");
  arrive("en", { some: "words" });
  expect([await changing, currentLanguage()]).toEqual([true, "es"]);
  await changeLanguage("en");
  expect(currentLanguage()).toBe("en");
});
