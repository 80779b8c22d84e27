import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import { type SocketRefusal, SUPPORT_VISIT_QUERY, socketConnection } from "../../contract/events.ts";
import { isIdText } from "../../domain/ids.ts";
import type { Deps } from "../deps.ts";
import { type Actor, isOwnRealm, parseToken } from "../http/actor.ts";
import { pathOf, readAddress } from "../http/address/asked-address.ts";
import { accessTokenIn } from "../http/cookies.ts";
import { isOwnOrigin, knownHosts } from "../http/security.ts";
import type { SocketPorts } from "./socket-ports.ts";

export interface HandshakeOptions {
  /** Secret that signs the session cookies. */
  readonly cookieSecret: string;
  /** People reach the server by https. */
  readonly secure: boolean;
  /** Proxies whose word about address and host is believed, as in the HTTP side. */
  readonly trustProxy: false | readonly string[];
  /** Address people reach the server at. */
  readonly publicUrl: string;
}

type ProxyTrust = (address: string, hops: number) => boolean;

function trustOf(trustProxy: HandshakeOptions["trustProxy"]): ProxyTrust {
  return trustProxy === false ? () => false : proxyAddr.compile([...trustProxy]);
}

/** The client's address, as the HTTP side believes it. */
export function clientAddressOf(request: IncomingMessage, { trustProxy }: HandshakeOptions): string {
  return proxyAddr(request, trustOf(trustProxy));
}

/** Returns the support visit that a handshake names. The visit's cookie counts only then, and no other one does. */
function supportVisitOf({ url = "" }: IncomingMessage): number | undefined {
  const searchParams = new URLSearchParams(url.slice(url.indexOf("?") + 1));
  const named = searchParams.get(SUPPORT_VISIT_QUERY);
  return named !== null && isIdText(named) ? Number(named) : undefined;
}

function sessionTokenIn(request: IncomingMessage, options: HandshakeOptions): string | undefined {
  const realm = supportVisitOf(request) === undefined ? "staff" : "look-in";
  return accessTokenIn(request.headers.cookie, { ...options, realm });
}

/**
 * Returns whom a handshake is counted for: the address, and each session behind it by itself. The tills of a
 * restaurant stay connected however often a guest behind the same router tries.
 */
export function handshakeAskerOf(request: IncomingMessage, options: HandshakeOptions): string {
  return `${clientAddressOf(request, options)} ${sessionTokenIn(request, options) ?? "nobody"}`;
}

/** Tells whether the handshake asks at the one address of sockets, from our own page under one of our hosts: the rules for mutations. */
export function isOwnHandshake(
  request: IncomingMessage,
  { secure, trustProxy, publicUrl }: HandshakeOptions,
): boolean {
  if (pathOf(readAddress(request.url ?? "") ?? "") !== `${socketConnection.path}/`) return false;
  const believed = trustOf(trustProxy)(request.socket.remoteAddress ?? "", 0);
  const forwarded = believed ? request.headers["x-forwarded-host"] : undefined;
  const told = (typeof forwarded === "string" ? forwarded.split(",").at(-1)?.trim() : undefined) ?? "";
  const host = told === "" ? (request.headers.host ?? "") : told;
  if (!knownHosts(publicUrl)(host)) return false;
  return isOwnOrigin({
    headers: request.headers,
    host,
    protocol: secure ? "https" : "http",
  });
}

/** Reads the listener from the session cookie alone, or the reason of a refusal. */
export async function readListener(
  deps: HandshakeOptions & Pick<Deps, "db" | "clock">,
  { actorOfSupportVisit, actorOfToken }: SocketPorts["askers"],
  request: IncomingMessage,
): Promise<Actor | SocketRefusal> {
  const token = parseToken(sessionTokenIn(request, deps));
  const supportVisit = supportVisitOf(request);
  if (supportVisit !== undefined)
    return (await actorOfSupportVisit(deps.db, supportVisit, token)) ?? "not_signed_in";
  const actor = await actorOfToken(deps.db, token, deps.clock());
  if (!actor || !isOwnRealm(actor.tenantKind, "staff")) return "not_signed_in";
  return actor.tenantActive ? actor : "subscription_inactive";
}
