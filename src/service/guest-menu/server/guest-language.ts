import "@fastify/cookie";
import accepts from "accepts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isLanguage, type Language, languages, usualLanguage } from "#platform/domain/text/languages.ts";
import { languageAskedBy } from "#platform/server/i18n/say.ts";

const LANGUAGE_COOKIE = "comanda_guest_language";
const A_YEAR_S = 31_536_000;

/**
 * Returns the requested language and stores it for the pages below `path`; else the one chosen before, else the
 * phone's, else Spanish.
 */
export function guestLanguageOf(
  request: FastifyRequest<{ Querystring: { lang?: unknown } }>,
  reply: FastifyReply,
  path: "/m/" | "/d/" | "/r/",
): Language {
  const lang = languageAskedBy(request);
  if (lang !== undefined) {
    reply.setCookie(LANGUAGE_COOKIE, lang, {
      path,
      maxAge: A_YEAR_S,
      sameSite: "lax",
      httpOnly: true,
      secure: request.server.cookiesAreSecure,
    });
    return lang;
  }
  const chosen = request.cookies[LANGUAGE_COOKIE];
  if (chosen !== undefined && isLanguage(chosen)) return chosen;
  const spoken = accepts(request.raw).language([...languages]);
  return spoken !== false && isLanguage(spoken) ? spoken : usualLanguage;
}
