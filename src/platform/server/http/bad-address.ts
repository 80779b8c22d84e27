import type { FastifyReply, FastifyRequest } from "fastify";
import { languageOf } from "../i18n/say.ts";
import { unknownAddress } from "./of-programs.ts";
import { errorReply } from "./on-error.ts";
import { UNUSED_POWERS } from "./security.ts";

/**
 * An address that is none (`/%c0%ae`, an endless id) is stopped by the router before any hook runs. It gets the same
 * refusal as an unknown one, with its own headers of safety.
 */
export function refuseBadAddress(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  request.language = languageOf(request, null);
  const { status, body } = errorReply(unknownAddress(request), request);
  reply.raw
    .writeHead(status, {
      "content-type": "application/json; charset=utf-8",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "permissions-policy": UNUSED_POWERS,
      "cache-control": "no-store",
      "x-request-id": request.id,
    })
    .end(JSON.stringify(body));
}
