import type { FastifyRequest } from "fastify";

/** Headers by which proxies say that they pass on somebody else's request (RFC 7239, RFC 9110 §7.6.3, and what is used). */
const marks = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
] as const;

/** Tells whether a proxy passed the request on: what is meant for people at this machine is not for whoever is behind it. */
export const isForwarded = ({ headers }: Pick<FastifyRequest, "headers">): boolean =>
  marks.some((mark) => headers[mark] !== undefined);
