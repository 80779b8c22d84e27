import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { wordsOf } from "#app/words/word-catalogues.ts";
import { publicApiBase } from "#platform/contract/api-base.ts";
import { fallbackLanguage } from "#platform/domain/text/languages.ts";
import { type Language, sayIn } from "#platform/server/i18n/say.ts";
import { developersPage } from "./developers-page.ts";
import { publicDocument } from "./public-document.ts";

const ours = (name: string) => new URL(name, import.meta.url);
const INTER = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";

/** Files that the page loads: its script as it is written, and the type of the product. */
const files = {
  "guide-script.mjs": { type: "text/javascript; charset=utf-8", from: () => ours("guide-script.mjs") },
  "guide-search.mjs": { type: "text/javascript; charset=utf-8", from: () => ours("guide-search.mjs") },
  "inter.woff2": { type: "font/woff2", from: () => import.meta.resolve(INTER) },
};

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
  for (const [name, { type, from }] of Object.entries(files)) {
    const bytes = readFileSync(fileURLToPath(from()));
    app.get(`/developers/${name}`, { schema: { hide: true } }, async (_request, reply) =>
      reply.type(type).header("cache-control", "public, max-age=3600").send(bytes),
    );
  }
  app.get("/developers", { schema: { hide: true } }, async ({ language, styleNonce }, reply) => {
    const words = wordsOf(language).serverWords.publicApi;
    const reader = { language, styleNonce, say: sayIn(language), words, publicUrl };
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(developersPage(documentIn(language), reader));
  });
}
