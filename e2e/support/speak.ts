import type { Page } from "@playwright/test";
import { wordsOf } from "#app/words/word-catalogues.ts";
import { directionOf, type Language, languages } from "#platform/domain/text/languages.ts";
import { notToldTo } from "./told-to-page.ts";

/**
 * Shows a page in another language, as another tab of the same browser does where it is chosen. It is there once its words and all
 * answers are and everything is drawn: the page has nothing left to do. It waits by itself, for a walk does this a thousand times.
 */
export const speak = (page: Page, language: Language): Promise<void> =>
  page.evaluate(
    async ({ lang, dir }) => {
      localStorage.setItem("language", lang);
      dispatchEvent(new StorageEvent("storage", { key: "language", newValue: lang }));
      const html = document.documentElement;
      const isThere = () =>
        html.lang === lang &&
        html.dir === dir &&
        (window.toldToPage?.awaited ?? 0) === 0 &&
        document.querySelector('[aria-busy="true"]') === null;
      do {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        // What is least urgent comes when all else is done: what React still draws in slices, too.
        await scheduler.postTask(() => undefined, { priority: "background" });
      } while (!isThere());
    },
    { lang: language, dir: directionOf(language) },
  );

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
  return foreign.size === 0 ? [] : notToldTo(page, [...foreign]);
}
