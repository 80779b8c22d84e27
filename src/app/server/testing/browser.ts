import { z } from "zod";
import type { RouteDefinition } from "#platform/contract/define.ts";
import type { ErrorReply } from "../../contract/errors.ts";
import { apiBase } from "../../contract/routes.ts";
import type { CallInput, TestServer } from "./test-server.ts";

const phone =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

export interface BrowserReply<D extends RouteDefinition> {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  /** The decoded answer; throws when the reply is a refusal. */
  readonly ok: z.output<D["response"]>;
  readonly error: ErrorReply;
}

/** A browser with its own jar of cookies, at its own address, so that it goes through the real doors. */
export interface Browser {
  readonly cookies: Map<string, string>;
  readonly address: string;
  call<D extends RouteDefinition>(definition: D, input?: CallInput<D>): Promise<BrowserReply<D>>;
  /** Another window on what the jar holds now: for replaying old cookies. */
  copy(): Browser;
}

let addresses = 0;

/** An address nobody else of the worker has used, and far from the one before: limits count by it. */
export function anAddress(): string {
  // Steps through all addresses that begin with 10 and have a host: the step shares no factor with their number.
  const place = (addresses * 6_700_417) % (256 * 256 * 254);
  addresses += 1;
  const network = Math.floor(place / 254);
  return `10.${network >> 8}.${network & 255}.${1 + (place % 254)}`;
}

/** A browser that has not been here before, unless cookies are given. */
export function aBrowser(
  server: Pick<TestServer, "app">,
  {
    address = anAddress(),
    userAgent = phone,
    cookies = new Map<string, string>(),
  }: { address?: string; userAgent?: string; cookies?: Map<string, string> } = {},
): Browser {
  return {
    cookies,
    address,
    copy: () => aBrowser(server, { address, userAgent, cookies: new Map(cookies) }),
    async call(definition, { params = {}, query = {}, body, headers = {} } = {}) {
      const path = definition.path.replaceAll(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(String(params[name] ?? "1")),
      );
      const reply = await server.app.inject({
        method: definition.method,
        url: `${apiBase}${path}?${new URLSearchParams(query)}`,
        remoteAddress: address,
        headers: { "user-agent": userAgent, ...headers },
        cookies: Object.fromEntries(cookies),
        ...(body === undefined ? {} : { payload: body as object }),
      });
      for (const cookie of reply.cookies) {
        if (cookie.value === "") cookies.delete(cookie.name);
        else cookies.set(cookie.name, cookie.value);
      }
      return {
        status: reply.statusCode,
        headers: reply.headers,
        get ok() {
          if (reply.statusCode !== 200)
            throw new Error(`${path} answered ${reply.statusCode}: ${reply.body}`);
          return z.decode(definition.response, reply.json()) as z.output<(typeof definition)["response"]>;
        },
        get error() {
          if (reply.statusCode === 200) throw new Error(`${path} was not refused: ${reply.body}`);
          return reply.json() as ErrorReply;
        },
      };
    },
  };
}
