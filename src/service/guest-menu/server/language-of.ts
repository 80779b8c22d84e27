import "@fastify/cookie";
import accepts from "accepts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isMenuLanguage, type MenuLanguage, menuLanguages } from "#platform/domain/text/menu-language.ts";

const LANGUAGE_COOKIE = "comanda_guest_language";
const A_YEAR_S = 31_536_000;

/** The language asked for, which is remembered; else the one chosen before, else the phone's, else Spanish. */
export function languageOf(
  request: FastifyRequest<{ Querystring: { lang?: unknown } }>,
  reply: FastifyReply,
): MenuLanguage {
  const { lang } = request.query;
  if (typeof lang === "string" && isMenuLanguage(lang)) {
    reply.setCookie(LANGUAGE_COOKIE, lang, {
      path: "/m/",
      maxAge: A_YEAR_S,
      sameSite: "lax",
      httpOnly: true,
      secure: request.server.cookiesAreSecure,
    });
    return lang;
  }
  const chosen = request.cookies[LANGUAGE_COOKIE];
  if (chosen !== undefined && isMenuLanguage(chosen)) return chosen;
  const spoken = accepts(request.raw).language([...menuLanguages]);
  return spoken !== false && isMenuLanguage(spoken) ? spoken : "es";
}
