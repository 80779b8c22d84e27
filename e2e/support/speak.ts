import type { Page } from "@playwright/test";
import { wordsOf } from "#app/words/word-catalogues.ts";
import { directionOf, type Language, languages } from "#platform/domain/text/languages.ts";
import { heardOn } from "./untranslated.ts";

/**
 * Shows a page in another language, as another tab of the same browser does where it is chosen. It is there once its words are, two
 * frames later: what is waited for is looked at in the page itself, for a walk does this a thousand times.
 */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem("language", newValue);
    dispatchEvent(new StorageEvent("storage", { key: "language", newValue }));
  }, language);
  await page.waitForFunction(
    async ({ lang, dir }) => {
      const html = document.documentElement;
      if (html.lang !== lang || html.dir !== dir) return false;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return document.querySelector('[aria-busy="true"]') === null;
    },
    { lang: language, dir: directionOf(language) },
  );
}

function textsOf(node: object): string[] {
  return Object.values(node).flatMap((value: unknown) =>
    typeof value === "string" ? [value.trim()] : textsOf(value as object),
  );
}

const texts = new Map(languages.map((language) => [language, new Set(textsOf(wordsOf(language).catalogue))]));
const hasWord = (text: string) => /\p{L}{2}/u.test(text);

/**
 * Returns what `saidOn` read on a page that are words of another language, and of this one not, and that the server did not tell: a
 * restaurant may call a category what another language calls drinks.
 */
export async function foreignTexts(
  page: Page,
  said: readonly string[],
  language: Language,
): Promise<string[]> {
  const own = texts.get(language);
  const others = [...texts].filter(([other]) => other !== language).map(([, words]) => words);
  const isForeign = (text: string) =>
    hasWord(text) && !own?.has(text) && others.some((words) => words.has(text));
  const foreign = new Set(said.map((text) => text.trim()).filter(isForeign));
  return foreign.size === 0 ? [] : [...foreign.difference(new Set(await heardOn(page)))];
}
