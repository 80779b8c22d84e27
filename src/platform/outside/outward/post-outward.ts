import { lookup as lookUp } from "node:dns";
import { type IncomingMessage, type RequestOptions, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress, mayBeCalled } from "./public-address.ts";

export interface OutwardPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Until the last byte that is read of the answer, in milliseconds. */
  readonly withinMs: number;
  /** Bytes of the answer that are read; the rest is not waited for. */
  readonly mostBytes: number;
}

/** The outcome: the status and beginning of an answer, or in one word why there was none. */
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

/** Sends to addresses that restaurants choose; these must not lead into our own network. */
export interface Outward {
  readonly isInnerAllowed: boolean;
  post(post: OutwardPost): Promise<OutwardAnswer>;
}

/**
 * With `isInnerAllowed` also http and the own machine: for development and tests. `lookup` resolves names,
 * and refuses those that lead into our network.
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

/** Never throws. A redirect is an answer like any other and not followed. Each request has a connection of its own. */
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
    // A server that switches protocols gets no answer; one that closes silently has broken off.
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

/** Error code for a name that leads into our own network. */
const REFUSED = "COMANDA_ADDRESS_REFUSED";

/**
 * Returns a lookup that refuses a name when any of its addresses is not public. The connection itself calls
 * it, so that the checked address is the one connected to, however often the name changes.
 */
export const refusing =
  (lookUp: LookupFunction): LookupFunction =>
  (name, options, callback) => {
    lookUp(name, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, "", 0);
      const addresses = Array.isArray(found) ? found : [{ address: found, family: 4 }];
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
        return callback(Object.assign(new Error("not a public address"), { code: REFUSED }), "", 0);
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
