import { lookup as lookUp } from "node:dns";
import { type IncomingMessage, type RequestOptions, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { mayBeCalled } from "./public-address.ts";
import { REFUSED, refusing } from "./refusing-lookup.ts";

export interface OutwardPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Until the last byte that is read of the answer, in milliseconds. */
  readonly withinMs: number;
  /** So much is read of the answer, in bytes; what follows is not waited for. */
  readonly mostBytes: number;
}

/** What came of it: an answer's status and how it began, or in one word why there was none. */
export interface OutwardAnswer {
  readonly status: number | null;
  readonly fault: OutwardFault | null;
  readonly answer: string;
}

const outwardFaults = [
  "address_refused",
  "name_unknown",
  "not_reached",
  "certificate",
  "too_slow",
  "broken_off",
] as const;
export type OutwardFault = (typeof outwardFaults)[number];

/** Sends to addresses that restaurants give: what is theirs to choose must not lead into our house. */
export interface Outward {
  readonly isInnerAllowed: boolean;
  post(post: OutwardPost): Promise<OutwardAnswer>;
}

/**
 * With `isInnerAllowed` also http and the own machine: for development and tests. `lookup` is how names become addresses, and
 * refuses those that lead into the house.
 */
export function createOutward({
  isInnerAllowed,
  lookup = refusing(lookUp as LookupFunction),
}: {
  readonly isInnerAllowed: boolean;
  readonly lookup?: LookupFunction;
}): Outward {
  return {
    isInnerAllowed,
    post: (post) => {
      if (!mayBeCalled(post.url, { isInnerAllowed }))
        return Promise.resolve({ status: null, fault: "address_refused", answer: "" });
      return send(post, isInnerAllowed ? {} : { lookup });
    },
  };
}

/** Never throws. A redirect is an answer like any other: nobody is followed elsewhere. Each request has a connection of its own. */
function send(
  { url, headers, body, withinMs, mostBytes }: OutwardPost,
  looking: Pick<RequestOptions, "lookup">,
): Promise<OutwardAnswer> {
  return new Promise((resolve) => {
    const target = new URL(url);
    const bytes = Buffer.from(body, "utf8");
    const post = target.protocol === "http:" ? requestHttp : requestHttps;
    const signal = AbortSignal.timeout(withinMs);
    const request = post(target, {
      method: "POST",
      agent: false,
      headers: { ...headers, "content-length": bytes.length, connection: "close" },
      signal,
      ...(isIP(target.hostname) === 0 ? looking : {}),
    });
    const brokenOff = () => resolve({ status: null, fault: faultOf(null, signal), answer: "" });
    request.once("response", (response) => {
      request.off("close", brokenOff);
      readBeginning(response, mostBytes).then(
        (answer) => resolve({ status: response.statusCode ?? null, fault: null, answer }),
        (error: unknown) => resolve({ status: null, fault: faultOf(error, signal), answer: "" }),
      );
    });
    request.once("error", (error) => resolve({ status: null, fault: faultOf(error, signal), answer: "" }));
    // Who would go on in another language is not answered, and who goes without a word has broken off.
    request.once("upgrade", (_response, socket) => socket.destroy());
    request.once("close", brokenOff);
    request.end(bytes);
  });
}

async function readBeginning(response: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size >= most) break;
  }
  // A character that was cut in two, and signs that no database keeps, are left out.
  return Buffer.concat(chunks)
    .subarray(0, most)
    .toString("utf8")
    .replaceAll(/[\0\ufffd]/g, "");
}

function faultOf(error: unknown, signal: AbortSignal): OutwardFault {
  if (signal.aborted) return "too_slow";
  if (error === null) return "broken_off";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === REFUSED) return "address_refused";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "name_unknown";
  if (/CERT|TLS|SSL|SIGNATURE/.test(code)) return "certificate";
  return code === "ECONNRESET" || code === "ERR_STREAM_PREMATURE_CLOSE" ? "broken_off" : "not_reached";
}
