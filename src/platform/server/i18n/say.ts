import accepts from "accepts";
import type { FastifyRequest } from "fastify";
import i18next, { type i18n } from "i18next";
import type { MessageKey } from "#app/words/message-key.ts";
import { wordsOf } from "#app/words/word-catalogues.ts";
import {
  fallbackLanguage,
  isLanguage,
  type Language,
  languageOfTag,
  languages,
  testLanguage,
  writingOf,
} from "../../domain/text/languages.ts";
import { isolatedValues } from "../../words/isolated-values.ts";
import { withoutDoubleStop } from "../../words/without-double-stop.ts";

export type { Language };

/** Words of a key with its values, in one language. */
export type Say = (key: MessageKey, values?: Record<string, unknown>) => string;

declare module "fastify" {
  interface FastifyRequest {
    language: Language;
  }
}

const instance: i18n = i18next.createInstance().use(isolatedValues(writingOf));
void instance.init({
  initAsync: false,
  showSupportNotice: false,
  lng: fallbackLanguage,
  fallbackLng: fallbackLanguage,
  supportedLngs: [...languages, testLanguage],
  interpolation: { escapeValue: false, alwaysFormat: true },
  resources: {},
} as Parameters<i18n["init"]>[0]);

const sayers = new Map<Language, Say>();

/** Returns the words of a language; of a key that it lacks, those of English. */
export function sayIn(language: Language): Say {
  return sayers.getOrInsertComputed(language, () => {
    for (const each of [fallbackLanguage, language])
      instance.addResourceBundle(each, "translation", wordsOf(each).catalogue);
    const said = instance.getFixedT(language);
    return (key, values) => withoutDoubleStop(said(key, { ...values }));
  });
}

/**
 * Language of a reply: the `lang` query (of several the first that is known), else the person's own, else what the browser likes
 * most, else English. A language that the product does not speak, or no longer, is passed over.
 */
export function languageOf(request: FastifyRequest, own: string | null): Language {
  const asked = languageAskedBy(request);
  if (asked !== undefined) return asked;
  if (isLanguage(own)) return own;
  // A browser that says nothing, or accepts anything, gets the first of these.
  const accepted = accepts(request.raw).language([fallbackLanguage, ...languages, testLanguage]);
  return isLanguage(accepted) ? accepted : fallbackLanguage;
}

/** The language that an address asks for by `lang`, region and capitals aside; undefined when it asks for none that is known. */
export function languageAskedBy(request: Pick<FastifyRequest, "query">): Language | undefined {
  const asked = (request.query as { lang?: unknown } | undefined)?.lang;
  return [asked].flat().map(languageOfTag).find(isLanguage);
}
