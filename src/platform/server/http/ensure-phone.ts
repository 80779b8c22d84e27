import "@fastify/rate-limit";
import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { apiBase } from "../../contract/api-base.ts";
import { secretHash } from "../auth/secret-hash.ts";
import { countedAddress } from "./asker.ts";
import type { PublicContext } from "./context.ts";
import { addressHash, type GuestPhone, PHONE_COOKIE, phoneCookie, sentPhone } from "./phone-token.ts";

/**
 * Proven phones that one address is given in ten minutes. A dining room behind one router comes in at that pace; a script
 * that throws its cookie away becomes at most so many phones.
 */
export const NEW_PHONES = 30;
const NEW_PHONES_MS = 600_000;
const A_DAY_S = 86_400;

type Side = Pick<PublicContext, "request" | "reply">;

/** A guest's phone with the address from which it asks. */
export interface AskingPhone extends GuestPhone {
  readonly token: string;
  /** Hash of the address by which the restaurant counts strangers. */
  readonly sentFrom: Buffer;
}

/**
 * Returns the phone of a request; one without a token gets a token of 256 random bits. The cookie is only sent to this
 * restaurant's guest calls, no script reads it, and it lasts a day after it was last set. A new token is not proven yet:
 * `introducePhone` does that once its phone was not refused.
 */
export function ensurePhone(
  side: Side,
  { qrcode, tenantId }: { readonly qrcode: string; readonly tenantId: number },
): AskingPhone {
  const { request } = side;
  const sent = sentPhone(request);
  const token = sent?.token ?? randomBytes(32).toString("base64url");
  const isProven = sent?.isProven === true;
  setPhone(side, qrcode, { token, isProven });
  const sentFrom = addressHash(request.server, tenantId, countedAddress(request));
  return { token, tokenHash: secretHash(token), isProven, sentFrom };
}

/** Proves a phone from now on, because somebody let it in. */
export function provePhone(side: Side, qrcode: string, phone: Pick<AskingPhone, "token" | "isProven">): void {
  if (!phone.isProven) setPhone(side, qrcode, { token: phone.token, isProven: true });
}

/** Proves a stranger's phone from now on, while its address has not been given too many. */
export async function introducePhone(
  side: Side,
  qrcode: string,
  phone: Pick<AskingPhone, "token" | "isProven">,
): Promise<void> {
  if (!phone.isProven && (await mayProve(side.request))) provePhone(side, qrcode, phone);
}

function setPhone(
  { request, reply }: Side,
  qrcode: string,
  { token, isProven }: { readonly token: string; readonly isProven: boolean },
): void {
  reply.setCookie(PHONE_COOKIE, phoneCookie(request.server, token, isProven), {
    path: `${apiBase}/qrmenu/${encodeURIComponent(qrcode)}`,
    maxAge: A_DAY_S,
    httpOnly: true,
    sameSite: "lax",
    secure: request.server.cookiesAreSecure,
  });
}

const counts = new WeakMap<FastifyInstance["server"], ReturnType<FastifyInstance["createRateLimit"]>>();

async function mayProve(request: FastifyRequest): Promise<boolean> {
  const { server } = request;
  const count =
    counts.get(server.server) ??
    server.createRateLimit({
      max: NEW_PHONES,
      timeWindow: NEW_PHONES_MS,
      keyGenerator: (asking) => `new phone ${countedAddress(asking)}`,
    });
  counts.set(server.server, count);
  const given = await count(request);
  return given.isAllowed || !given.isExceeded;
}
