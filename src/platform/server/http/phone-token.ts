import "@fastify/cookie";
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { secretHash } from "../auth/secret-hash.ts";

/** A guest's phone, known again by the random token in its cookie. */
export interface GuestPhone {
  /** Hash under which the database knows it. */
  readonly tokenHash: Buffer;
  /**
   * True when this server gave the token out as one of the few that an address gets (`ensurePhone`), or somebody let the
   * phone in. Other tokens may be made up by the thousand, so their phones count at their address.
   */
  readonly isProven: boolean;
}

export const PHONE_COOKIE = "comanda_table";

/** A token of 256 bits, and behind it the server's proof of 132 bits. */
const SHAPE = /^([\w-]{43})(?:\.([\w-]{22}))?$/;
const PROOF_LENGTH = 22;

type Asking = Pick<FastifyRequest, "cookies" | "server">;

/** Returns the token of a request as it was sent, with the phone that it stands for. */
export function sentPhone({
  cookies,
  server,
}: Asking): (GuestPhone & { readonly token: string }) | undefined {
  const [, token, proof = ""] = SHAPE.exec(cookies[PHONE_COOKIE] ?? "") ?? [];
  if (token === undefined) return undefined;
  const expected = Buffer.from(proofOf(server, token));
  const given = Buffer.from(proof);
  const isProven = given.length === expected.length && timingSafeEqual(given, expected);
  return { token, tokenHash: secretHash(token), isProven };
}

/** Returns the name under which requests of a proven phone are counted; undefined for every other asker. */
export function countedPhone(request: Asking): string | undefined {
  const phone = sentPhone(request);
  return phone?.isProven ? phone.tokenHash.toString("base64url") : undefined;
}

/** Writes the content of the cookie, with or without proof. */
export const phoneCookie = (server: FastifyInstance, token: string, isProven: boolean): string =>
  isProven ? `${token}.${proofOf(server, token)}` : token;

/** Proves a token by the secret that signs session cookies, in letters that no cookie has to encode. */
const proofOf = (server: FastifyInstance, token: string): string =>
  createHash("sha256")
    .update(server.signCookie(`guest phone ${token}`))
    .digest("base64url")
    .slice(0, PROOF_LENGTH);

/**
 * Hashes what quotas store of an address: nobody reads the address from it without the server's secret. It differs
 * between restaurants.
 */
export const addressHash = (server: FastifyInstance, tenantId: number, address: string): Buffer =>
  createHash("sha256")
    .update(server.signCookie(`guest address ${tenantId} ${address}`))
    .digest();
