import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { apiBase } from "../../contract/api-base.ts";
import { secretHash } from "../auth/secret-hash.ts";
import { countedAddress } from "./asker.ts";
import type { PublicContext } from "./context.ts";
import { type CountedLimit, countedLimit } from "./limits/counted-limit.ts";
import { addressHash, type GuestPhone, PHONE_COOKIE, phoneCookie, sentPhone } from "./phone-token.ts";

/** A place where a phone is known, with how many proven ones an address is given there in ten minutes. */
interface PhonePlace {
  /** Path that the cookie is sent to. */
  readonly path: string;
  readonly newPhones: number;
}

const NEW_PHONES_MS = 600_000;
const A_DAY_S = 86_400;

/**
 * The calls of a restaurant's guests. A dining room behind one router comes in at that pace; a script that throws its cookie
 * away becomes at most so many phones.
 */
const restaurant = (qrcode: string): PhonePlace => ({
  path: `${apiBase}/qrmenu/${encodeURIComponent(qrcode)}`,
  newPhones: 30,
});

/** The page where a table's code is typed. Few do, and each new phone is a few tries to guess one. */
const codePage: PhonePlace = { path: "/m", newPhones: 10 };

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
  const token = sent?.token ?? newToken();
  const isProven = sent?.isProven === true;
  setPhone(side, restaurant(qrcode), { token, isProven });
  const sentFrom = addressHash(request.server, tenantId, countedAddress(request));
  return { token, tokenHash: secretHash(token), isProven, sentFrom };
}

/** Proves a phone from now on, because somebody let it in. */
export function provePhone(side: Side, qrcode: string, phone: Pick<AskingPhone, "token" | "isProven">): void {
  if (!phone.isProven) setPhone(side, restaurant(qrcode), { token: phone.token, isProven: true });
}

/** Proves a stranger's phone from now on, while its address has not been given too many. */
export async function introducePhone(
  side: Side,
  qrcode: string,
  phone: Pick<AskingPhone, "token" | "isProven">,
): Promise<void> {
  if (!phone.isProven && (await mayProve(side.request, restaurant(qrcode)))) provePhone(side, qrcode, phone);
}

/** Proves the phone that opens the page where a table's code is typed, likewise; there it is known by no restaurant. */
export async function introduceToCodePage(side: Side): Promise<void> {
  const sent = sentPhone(side.request);
  if (sent?.isProven || !(await mayProve(side.request, codePage))) return;
  setPhone(side, codePage, { token: newToken(), isProven: true });
}

const newToken = (): string => randomBytes(32).toString("base64url");

function setPhone(
  { request, reply }: Side,
  { path }: PhonePlace,
  { token, isProven }: { readonly token: string; readonly isProven: boolean },
): void {
  reply.setCookie(PHONE_COOKIE, phoneCookie(request.server, token, isProven), {
    path,
    maxAge: A_DAY_S,
    httpOnly: true,
    sameSite: "lax",
    secure: request.server.cookiesAreSecure,
  });
}

/** Counts of new phones by server and by how many there may be; the key of a count names its place. */
const counts = new WeakMap<FastifyInstance["server"], Map<number, CountedLimit>>();
const places = new WeakMap<FastifyRequest, PhonePlace>();

async function mayProve(request: FastifyRequest, place: PhonePlace): Promise<boolean> {
  const { server } = request;
  const ofServer = counts.get(server.server) ?? new Map<number, CountedLimit>();
  counts.set(server.server, ofServer);
  const count =
    ofServer.get(place.newPhones) ??
    countedLimit(server, {
      name: `new phone, ${place.newPhones}`,
      max: place.newPhones,
      windowMs: NEW_PHONES_MS,
      keyOf: (asking) => `${countedAddress(asking)} ${places.get(asking)?.path}`,
    });
  ofServer.set(place.newPhones, count);
  places.set(request, place);
  return (await count(request)) === undefined;
}
