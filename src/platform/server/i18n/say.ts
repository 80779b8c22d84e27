import accepts from "accepts";
import type { FastifyRequest } from "fastify";
import i18next, { type i18n } from "i18next";
import type { MessageKey } from "#app/words/message-key.ts";
import { wordCatalogues } from "#app/words/word-catalogues.ts";
import { fallbackLanguage, isLanguage, type Language, languages } from "../../words/languages.ts";
import { withoutDoubleStop } from "../../words/without-double-stop.ts";

export type { Language };

/** Words of a key with its values, in one language. */
export type Say = (key: MessageKey, values?: Record<string, unknown>) => string;

declare module "fastify" {
  interface FastifyRequest {
    language: Language;
  }
}

const instance: i18n = i18next.createInstance();
void instance.init({
  initAsync: false,
  showSupportNotice: false,
  lng: fallbackLanguage,
  fallbackLng: fallbackLanguage,
  supportedLngs: [...languages],
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(
    languages.map((language) => [language, { translation: wordCatalogues[language] }]),
  ),
} as Parameters<i18n["init"]>[0]);

const sayers = Object.fromEntries(
  languages.map((language) => [language, instance.getFixedT(language)]),
) as Record<Language, (key: string, values?: Record<string, unknown>) => string>;

export function sayIn(language: Language): Say {
  return (key, values) => withoutDoubleStop(sayers[language](key, values));
}

/** Language of a reply: the `lang` query, else the person's own, else what the browser likes most, else English. */
export function languageOf(request: FastifyRequest, own: string | null): Language {
  const asked = (request.query as { lang?: unknown } | undefined)?.lang;
  if (isLanguage(asked)) return asked;
  if (isLanguage(own)) return own;
  // A browser that says nothing, or accepts anything, gets the first of these.
  const accepted = accepts(request.raw).language([fallbackLanguage, ...languages]);
  return isLanguage(accepted) ? accepted : fallbackLanguage;
}
