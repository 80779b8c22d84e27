import type { Page } from "@playwright/test";
import { wordsOf } from "#app/words/word-catalogues.ts";
import { directionOf, type Language, languages } from "#platform/domain/text/languages.ts";
import { expect } from "./journey.ts";
import { heardOn } from "./untranslated.ts";
import { saidOn } from "./wordless.ts";

/** Shows a page in another language, as another tab of the same browser does where it is chosen. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem("language", newValue);
    dispatchEvent(new StorageEvent("storage", { key: "language", newValue }));
  }, language);
  const html = page.locator("html");
  await expect(html).toHaveAttribute("lang", language);
  await expect(html).toHaveAttribute("dir", directionOf(language));
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

function textsOf(node: object): string[] {
  return Object.values(node).flatMap((value: unknown) =>
    typeof value === "string" ? [value.trim()] : textsOf(value as object),
  );
}

const texts = new Map(languages.map((language) => [language, new Set(textsOf(wordsOf(language).catalogue))]));
const hasWord = (text: string) => /\p{L}{2}/u.test(text);

/**
 * Returns the texts of a page that are words of another language, and of this one not, and that the server did not tell: a restaurant
 * may call a category what another language calls drinks.
 */
export async function foreignTexts(page: Page, language: Language): Promise<string[]> {
  const own = texts.get(language);
  const told = new Set(await heardOn(page));
  const others = [...texts].filter(([other]) => other !== language).map(([, words]) => words);
  const said = (await saidOn(page)).map((text) => text.trim());
  return [
    ...new Set(
      said.filter(
        (text) =>
          hasWord(text) && !own?.has(text) && !told.has(text) && others.some((words) => words.has(text)),
      ),
    ),
  ];
}
