import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import { Address6 } from "ip-address";
import { readCookies } from "./cookies.ts";

/** Of an address of version 6 the part that a provider hands out: whoever has one has 2^64 to ask from. */
const NETWORK_BITS = 64;

/** The client's address as limits count it: whole in version 4, the network's 64 bits in version 6. */
export function countedAddress({ ip }: Pick<FastifyRequest, "ip">): string {
  if (!isIPv6(ip)) return ip;
  const address = new Address6(ip);
  if (address.isMapped4()) return address.to4().correctForm();
  return new Address6(`${ip}/${NETWORK_BITS}`).startAddress().correctForm();
}

/**
 * Whom a request is counted for: the address, and of those who share it each session whose cookie this server signed by itself.
 * Tills and guests of a restaurant share its router's address; a guest who floods must not use up what the till may ask.
 */
export function askerOf(request: FastifyRequest): string {
  const { access, refresh } = readCookies(request);
  return `${countedAddress(request)} ${refresh ?? access ?? "nobody"}`;
}
