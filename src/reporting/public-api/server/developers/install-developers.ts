import type { FastifyInstance } from "fastify";
import { wordsOf } from "#app/words/word-catalogues.ts";
import { publicApiBase } from "#platform/contract/api-base.ts";
import { fallbackLanguage } from "#platform/domain/text/languages.ts";
import { type Language, sayIn } from "#platform/server/i18n/say.ts";
import { developersPage } from "./developers-page.ts";
import { publicDocument } from "./public-document.ts";

/**
 * Serves the document of the public API, in English, and the page at /developers that explains it, in the language of
 * its reader.
 */
export function installDevelopers(app: FastifyInstance, publicUrl: string): void {
  const made = new Map<Language, ReturnType<typeof publicDocument>>();
  // Made when somebody first reads it.
  const documentIn = (language: Language) => {
    const document = made.get(language) ?? publicDocument(publicUrl, wordsOf(language).serverWords.publicApi);
    made.set(language, document);
    return document;
  };
  app.get(`${publicApiBase}/openapi.json`, { schema: { hide: true } }, async () =>
    documentIn(fallbackLanguage),
  );
  app.get("/developers", { schema: { hide: true } }, async ({ language, styleNonce }, reply) => {
    const words = wordsOf(language).serverWords.publicApi;
    const reader = { language, styleNonce, say: sayIn(language), words, publicUrl };
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(developersPage(documentIn(language), reader));
  });
}
