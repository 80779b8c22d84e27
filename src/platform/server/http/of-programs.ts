import type { FastifyRequest } from "fastify";
import type { ErrorCode } from "#app/contract/errors.ts";
import { publicApiWords } from "#app/words/public-api-words.ts";
import { publicApiBase } from "../../contract/api-base.ts";
import { AppError } from "./app-error.ts";

/** Whether a program of somebody else asks, which has no screen to refresh and no form to look at. */
const isOfPrograms = ({ url }: Pick<FastifyRequest, "url">) => url.startsWith(`${publicApiBase}/`);

/** What a program is told of a refusal, as the table of its documentation says it; undefined for a code that has no such words. */
export function programWords(
  code: ErrorCode,
  request: Pick<FastifyRequest, "url" | "language">,
): string | undefined {
  if (!isOfPrograms(request)) return undefined;
  const words: Partial<Record<ErrorCode, string>> = publicApiWords[request.language].errors;
  return words[code];
}

/** The refusal of an address that leads nowhere: programs are told that it is the address, people that it is gone. */
export function unknownAddress(request: Pick<FastifyRequest, "url">): AppError {
  return new AppError(isOfPrograms(request) ? "unknown_address" : "not_found");
}
