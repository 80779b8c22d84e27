import type { FastifyRequest } from "fastify";
import type { ErrorCode } from "#app/contract/errors.ts";
import { wordsOf } from "#app/words/word-catalogues.ts";
import { publicApiBase } from "../../contract/api-base.ts";
import { AppError } from "./app-error.ts";

/** Tells whether a foreign program asks, which has no screen to refresh and no form to look at. */
const isProgramRoute = ({ originalUrl }: Pick<FastifyRequest, "originalUrl">) =>
  originalUrl.startsWith(`${publicApiBase}/`);

/**
 * Returns the words of a refusal for programs, as in the table of their documentation; undefined for a code
 * without such words.
 */
export function programWords(
  code: ErrorCode,
  request: Pick<FastifyRequest, "originalUrl" | "language">,
): string | undefined {
  if (!isProgramRoute(request)) return undefined;
  const words: Partial<Record<ErrorCode, string>> = wordsOf(request.language).serverWords.publicApi.errors;
  return words[code];
}

/** Returns the refusal of an unknown address: programs learn that the address is wrong, people that something is gone. */
export function unknownAddress(request: Pick<FastifyRequest, "originalUrl">): AppError {
  return new AppError(isProgramRoute(request) ? "unknown_address" : "not_found");
}
