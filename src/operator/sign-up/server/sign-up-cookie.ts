import "@fastify/cookie";
import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieOf } from "#platform/server/http/cookies.ts";
import { LINK_SECONDS } from "./sign-up-times.ts";

const hashOf = (secret: string) => createHash("sha256").update(secret).digest();
const cookieAt = ({ server }: FastifyRequest) =>
  cookieOf("sign_up", { realm: "staff", secure: server.cookiesAreSecure });

/** A secret for the browser that signs up, of 256 random bits; only its hash is stored. */
export function browserSecret(): { readonly text: string; readonly hash: Buffer } {
  const text = randomBytes(32).toString("base64url");
  return { text, hash: hashOf(text) };
}

/** Gives the browser its secret: it may ask for another mail, and opens a link without the password. */
export function setSignUpCookie(reply: FastifyReply, secret: string): void {
  const { name, options } = cookieAt(reply.request);
  reply.setCookie(name, secret, { ...options, maxAge: LINK_SECONDS });
}

export function clearSignUpCookie(reply: FastifyReply): void {
  const { name, options } = cookieAt(reply.request);
  reply.clearCookie(name, options);
}

/** Of the asking browser's secret; undefined when it signed nobody up. */
export function browserHash(request: FastifyRequest): Buffer | undefined {
  const text = request.cookies[cookieAt(request).name];
  return text === undefined || text === "" ? undefined : hashOf(text);
}
