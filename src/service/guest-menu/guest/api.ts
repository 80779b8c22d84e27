import type { z } from "zod";
import { apiBase } from "#platform/contract/api-base.ts";
import type { RouteDefinition } from "#platform/contract/define.ts";

/** How long an answer is waited for, in milliseconds. */
const PATIENCE_MS = 20_000;

interface RefusalBody {
  readonly code?: string;
  readonly message?: string;
  readonly fields?: readonly { readonly field: string; readonly code: string }[];
  readonly details?: { readonly seconds?: unknown };
}

/** The server's answer that it does not do it. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  /** Why each field is refused, by its name on the wire. */
  readonly fields: Readonly<Record<string, string>>;
  /** How long to wait, where it was too much; else 0. */
  readonly seconds: number;

  constructor(status: number, { code = "internal", message = "", fields = [], details }: RefusalBody) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = Object.fromEntries(fields.map((field) => [field.field, field.code]));
    this.seconds = Number(details?.seconds ?? 0);
  }
}

interface Request {
  readonly method?: "GET" | "POST";
  readonly body?: unknown;
}

/**
 * Asks the server in the words of the wire, and to be answered in those of the page. A refusal is thrown as `Refusal`; whatever else is thrown means that nobody knows
 * whether it arrived.
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
      // What the server says is for the reader of this page.
      "accept-language": document.documentElement.lang,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  // A proxy's page or a server that is being restarted: as if nobody had answered.
  if (answer.status >= 500) throw new Error(`answered ${answer.status}`);
  const content = (await answer.json()) as z.input<D["response"]>;
  if (!answer.ok) throw new Refusal(answer.status, content as RefusalBody);
  return content;
}

/** Path of a call of this restaurant. */
export const menuPath = (qrcode: string, ...rest: readonly string[]): string =>
  ["/qrmenu", qrcode, ...rest]
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join("/");
