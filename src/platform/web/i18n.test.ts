import i18next, { type ReadCallback } from "i18next";
import { beforeAll, expect, test, vi } from "vitest";
import type { MessageKey } from "#app/words/message-key.ts";
import { changeLanguage, currentLanguage, cutWords, PAPER_LANGUAGE, paperLanguage, t } from "./i18n.ts";
import { withWords } from "./with-words.ts";

/** Words that were asked for and have not arrived. */
const onTheirWay = new Map<string, ReadCallback>();
const arrive = (language: string, words: Record<string, string> | null, part = cutWords.defaultNS) =>
  onTheirWay.get(`${language} ${part}`)?.(words ? null : new Error("offline"), words);
const asked = (...words: string[]) =>
  expect.poll(() => [...onTheirWay.keys()]).toEqual(expect.arrayContaining(words));

beforeAll(async () => {
  await i18next
    .use({
      type: "backend",
      init: () => undefined,
      read: (language: string, part: string, done: ReadCallback) =>
        void onTheirWay.set(`${language} ${part}`, done),
    })
    .init({
      lng: "es",
      fallbackLng: false,
      partialBundledLanguages: true,
      resources: { es: { [cutWords.defaultNS]: { some: "palabras" } } },
      ...cutWords,
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

test("a screen waits for its words and says nothing in place of missing ones", async () => {
  const screen = { name: "screen" };
  const coming = withWords(Promise.resolve(screen), "till");
  let isHere = false;
  void coming.then(() => {
    isHere = true;
  });
  await Promise.resolve();
  expect([isHere, t("ui.close")]).toEqual([false, ""]);
  arrive("en", { of_till: "Till" }, "till");
  expect([await coming, t("of_till" as MessageKey), t("some" as MessageKey)]).toEqual([
    screen,
    "Till",
    "words",
  ]);
});

test("another language has the words of all screens that were opened", async () => {
  const changing = changeLanguage("es");
  await Promise.resolve();
  arrive("es", { some: "palabras" });
  arrive("es", { of_till: "Caja" }, "till");
  expect([await changing, t("of_till" as MessageKey)]).toEqual([true, "Caja"]);
});

test("a screen that opens while a language is being chosen brings its words in it too", async () => {
  const changing = changeLanguage("fr");
  await asked(`fr ${cutWords.defaultNS}`, "fr till");
  const coming = withWords(Promise.resolve({}), "kitchen");
  await asked("es kitchen");
  arrive("es", { of_kitchen: "Cocina" }, "kitchen");
  arrive("fr", { some: "mots" });
  arrive("fr", { of_till: "Caisse" }, "till");
  await asked("fr kitchen");
  arrive("fr", { of_kitchen: "Cuisine" }, "kitchen");
  await coming;
  expect([await changing, currentLanguage(), t("of_kitchen" as MessageKey)]).toEqual([true, "fr", "Cuisine"]);
});

test("a window that prints keeps its paper's language, whatever is chosen", async () => {
  const before = currentLanguage();
  vi.stubGlobal("location", { search: `?part=1&${PAPER_LANGUAGE}=ar` });
  expect([paperLanguage(), await changeLanguage("fr"), currentLanguage()]).toEqual(["ar", true, before]);
  vi.stubGlobal("location", { search: `?part=1&${PAPER_LANGUAGE}=xx` });
  expect(paperLanguage()).toBeNull();
  vi.unstubAllGlobals();
});
