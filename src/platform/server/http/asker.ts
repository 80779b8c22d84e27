import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import { Address6 } from "ip-address";
import { readCookies } from "./cookies.ts";
import { countedPhone } from "./phone-token.ts";

/** Bits of an IPv6 address that a provider assigns: its owner has 2^64 addresses to ask from. */
const NETWORK_BITS = 64;

/** The client's address as limits count it: whole in version 4, the network's 64 bits in version 6. */
export function countedAddress({ ip }: Pick<FastifyRequest, "ip">): string {
  if (!isIPv6(ip)) return ip;
  const address = new Address6(ip);
  if (address.isMapped4()) return address.to4().correctForm();
  return new Address6(`${ip}/${NETWORK_BITS}`).startAddress().correctForm();
}

/**
 * Returns whom a request is counted for: the address together with the session whose cookie this server
 * signed, or the guest's phone that it knows again. Tills and guests of a restaurant share its router's address; a
 * guest who floods must use up neither the till's requests nor those of the other phones.
 */
export function askerOf(request: FastifyRequest): string {
  const { access, refresh } = readCookies(request);
  return `${countedAddress(request)} ${refresh ?? access ?? countedPhone(request) ?? "nobody"}`;
}
