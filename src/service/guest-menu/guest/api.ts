import type { z } from "zod";
import { apiBase } from "#platform/contract/api-base.ts";
import type { RouteDefinition } from "#platform/contract/define.ts";

/** Timeout for an answer, in milliseconds. */
const PATIENCE_MS = 20_000;

interface RefusalBody {
  readonly code?: string;
  readonly message?: string;
  readonly fields?: readonly { readonly field: string; readonly code: string }[];
  readonly details?: Readonly<Record<string, unknown>>;
}

/** A refusal by the server. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  /** Error codes by field name on the wire. */
  readonly fields: Readonly<Record<string, string>>;
  /** Details beside the code: the item and both prices of `price_changed`. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds to wait after too many requests; else 0. */
  readonly seconds: number;

  constructor(status: number, { code = "internal", message = "", fields = [], details = {} }: RefusalBody) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = Object.fromEntries(fields.map((field) => [field.field, field.code]));
    this.details = details;
    this.seconds = Number(details.seconds ?? 0);
  }
}

interface Request {
  readonly method?: "GET" | "POST";
  readonly body?: unknown;
}

/**
 * Calls the server in wire format; the answer is in the language of the page. Throws `Refusal` for a refusal; any
 * other error means that nobody knows whether the call arrived.
 */
export async function ask<D extends RouteDefinition>(
  path: string,
  { method = "GET", body }: Request = {},
): Promise<z.input<D["response"]>> {
  const answer = await fetch(apiBase + path, {
    method,
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      accept: "application/json",
      // The server's texts are for the reader of this page.
      "accept-language": document.documentElement.lang,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  // A proxy's error page or a restarting server counts as no answer.
  if (answer.status >= 500) throw new Error(`answered ${answer.status}`);
  const content = (await answer.json()) as z.input<D["response"]>;
  if (!answer.ok) throw new Refusal(answer.status, content as RefusalBody);
  return content;
}

/** Returns the path of a call of this restaurant. */
export const menuPath = (qrcode: string, ...rest: readonly string[]): string =>
  ["/qrmenu", qrcode, ...rest]
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join("/");
