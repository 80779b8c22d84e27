import type { BackendModule, i18n, ReadCallback } from "i18next";
import { fallbackLanguage } from "../../domain/text/languages.ts";

/** Limits of loading: parts asked for at once, and attempts after the first (back-office §9); the pause in milliseconds doubles each time. */
export const wordsLoading = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 };

/**
 * Loads a part of the words of a language. What fails on the way or within the server is tried again by i18next, as back-office §9
 * tells; a part that is refused is not.
 */
export const wordsBackend: BackendModule = {
  type: "backend",
  init: () => undefined,
  read: (language, part, done) => void load(language, part, done),
};

async function load(language: string, part: string, done: ReadCallback): Promise<void> {
  // Version of the files (back-office §9), and which words they hold, so that no stale ones are shown.
  const query = `of=${part}&v=2.1-${__WORDS_HASH__}`;
  const reply = await fetch(`/locales/${language}/translation.json?${query}`).catch(() => null);
  const words = reply?.ok ? await reply.json().catch(() => null) : null;
  // Nobody is shown a failure: the browser logs what does not answer, in development i18next the rest.
  if (words === null)
    done(new Error(`no words ${part} of ${language}`), reply === null || reply.status >= 500);
  else done(null, words);
}

/**
 * Says everything in English, of which a part is loaded, where the words of a language cannot be had (back-office §9). These are not
 * asked for again, because nothing would be shown meanwhile.
 */
export async function fallBack(translations: i18n, part: string): Promise<void> {
  translations.options.fallbackLng = [fallbackLanguage];
  await translations.reloadResources(fallbackLanguage, part);
  if (translations.hasResourceBundle(fallbackLanguage, part))
    translations.resolvedLanguage = fallbackLanguage;
  translations.emit("languageChanged", translations.language);
}
