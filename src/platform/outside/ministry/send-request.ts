import { ANSWER_MAX, type RawAnswer } from "#tax/tax-documents/domain/life/ministry-answer.ts";

export interface MinistryRequest {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Until the last byte of the answer. */
  readonly withinMs: number;
}

export interface RawReply extends RawAnswer {
  /** False when it is certain that nothing left this machine: what was to be sent has not arrived. */
  readonly isSent: boolean;
}

/** Nobody was reached: no name, no way, no listener, no trusted certificate. */
const UNREACHED = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENETDOWN",
  "UND_ERR_CONNECT_TIMEOUT",
  "CERT_HAS_EXPIRED",
  "CERT_NOT_YET_VALID",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "ERR_TLS_CERT_ALTNAME_INVALID",
]);

/**
 * Sends a request and reads its answer up to `ANSWER_MAX`, never throws, and follows nobody elsewhere: a redirect is an answer like
 * any other, so that no token goes to another house.
 */
export async function sendRequest({ url, withinMs, ...request }: MinistryRequest): Promise<RawReply> {
  const signal = AbortSignal.timeout(withinMs);
  let response: Response;
  try {
    response = await fetch(url, { ...request, signal, redirect: "manual" });
  } catch (error) {
    return { status: null, body: null, isSent: !UNREACHED.has(codeOf(error)) };
  }
  return { status: response.status, body: await readBody(response), isSent: true };
}

/** Null when it did not end in time; of one that is too large as much as says so. */
async function readBody(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk);
      size += chunk.length;
      // Leaving the loop ends the connection.
      if (size >= ANSWER_MAX) break;
    }
  } catch {
    return null;
  }
  const text = Buffer.concat(chunks).toString("utf8");
  return size >= ANSWER_MAX ? text.padEnd(ANSWER_MAX) : text;
}

/** The system's word for a failed request, of whichever error inside has one. */
function codeOf(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof AggregateError) return codeOf(each.errors[0]);
    if ("code" in each && typeof each.code === "string") return each.code;
  }
  return "";
}
