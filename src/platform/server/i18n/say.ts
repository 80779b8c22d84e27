import accepts from "accepts";
import type { FastifyRequest } from "fastify";
import i18next, { type i18n } from "i18next";
import type { MessageKey } from "#app/words/message-key.ts";
import { wordsOf } from "#app/words/word-catalogues.ts";
import {
  fallbackLanguage,
  isLanguage,
  type Language,
  languages,
  testLanguage,
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

const instance: i18n = i18next.createInstance().use(isolatedValues);
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

/** Language of a reply: the `lang` query, else the person's own, else what the browser likes most, else English. */
export function languageOf(request: FastifyRequest, own: string | null): Language {
  const asked = (request.query as { lang?: unknown } | undefined)?.lang;
  if (isLanguage(asked)) return asked;
  if (isLanguage(own)) return own;
  // A browser that says nothing, or accepts anything, gets the first of these.
  const accepted = accepts(request.raw).language([fallbackLanguage, ...languages, testLanguage]);
  return isLanguage(accepted) ? accepted : fallbackLanguage;
}
