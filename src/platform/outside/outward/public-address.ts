import { BlockList, isIP, isIPv6 } from "node:net";
import { Address6 } from "ip-address";

/** Networks that are not part of the public internet: our own machine and network, and what providers reserve. */
const closed = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  closed.addSubnet(network, bits, "ipv4");
/** Of version 6 all that is given out to the world lies here. */
const world = new BlockList();
world.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  closed.addSubnet(network, bits, "ipv6");

/** Tells whether an address (no name) is public, so that anybody may be sent to it. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return isIP(address) === 4 && !closed.check(address, "ipv4");
  const six = new Address6(address);
  if (six.isMapped4()) return isPublicAddress(six.to4().correctForm());
  return world.check(address, "ipv6") && !closed.check(address, "ipv6");
}

/** Names that lead only into the own network, whatever DNS says. */
const INNER_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/i;

/**
 * Tells from its text whether a web address may be called at all: https, no user or password in it, a name
 * with a dot or a public number. The addresses behind a name are checked again when it is called. With
 * `isInnerAllowed` also http and the own machine: for development.
 */
export function mayBeCalled(text: string, { isInnerAllowed }: { readonly isInnerAllowed: boolean }): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== "" || url.password !== "") return false;
  if (isInnerAllowed) return url.protocol === "https:" || url.protocol === "http:";
  if (url.protocol !== "https:") return false;
  const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes(".") && !INNER_NAMES.test(host);
}
