import type { FastifyInstance } from "fastify";
import { publicApiBase } from "../../../contract/platform/api-base.ts";
import { sayIn } from "../i18n/say.ts";
import { developersPage } from "./developers-page.ts";
import { publicDocument } from "./public-document.ts";

/** Serves the document of the public API, and the page at /developers that tells how to use it, in the language of its reader. */
export function installDevelopers(app: FastifyInstance, publicUrl: string): void {
  const document = publicDocument(publicUrl);
  app.get(`${publicApiBase}/openapi.json`, { schema: { hide: true } }, async () => document);
  app.get("/developers", { schema: { hide: true } }, async ({ language, styleNonce }, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(developersPage(document, { language, styleNonce, say: sayIn(language), publicUrl })),
  );
}
