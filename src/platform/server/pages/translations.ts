import type { FastifyInstance } from "fastify";
import { wordsOf } from "#app/words/word-catalogues.ts";
import { isLanguage } from "../../domain/text/languages.ts";
import { AppError } from "../http/app-error.ts";

/** `GET /locales/{lng}/translation.json?v=…`: one language's words. The version in the query makes them cachable for good. */
export function installTranslations(app: FastifyInstance): void {
  app.get<{ Params: { language: string }; Querystring: { v?: string } }>(
    "/locales/:language/translation.json",
    { schema: { hide: true } },
    async (request, reply) => {
      const { language } = request.params;
      if (!isLanguage(language)) throw new AppError("not_found");
      const lasting =
        request.query.v === undefined ? "no-cache" : "public, max-age=86400, stale-while-revalidate=604800";
      return reply.header("cache-control", lasting).send(wordsOf(language).catalogue);
    },
  );
}
