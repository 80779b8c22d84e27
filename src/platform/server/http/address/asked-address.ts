/** Longest part of an address that the router takes apart, in signs. */
export const PART_MAX = 300;

/** Guests' pages: the menu, a tax document, a reservation. */
const guestPage = /^\/(m|d|r)\//;

/** An address that the router refuses as one that cannot be read. */
const UNREADABLE = "/%";

/** No part of an address holds one of these when it is decoded: it would name another address to whoever decodes once more. */
const AMBIGUOUS = /[/\\;\p{Cc}]|%[\da-f]{2}/iu;

/** Signs that a part may hold as they are, though `encodeURIComponent` writes them in percent (RFC 3986 §3.3). */
const ALLOWED_AS_THEY_ARE = /%(?:24|26|2B|2C|3A|3D|40)/g;

/**
 * Reads the address of a request as every part of the server does: the path decoded once and written in one way, the query as it
 * came. Returns undefined for one that two programs could read differently: dots and empty parts, encoded slashes and percent
 * signs, backslashes, semicolons, bytes that are no UTF-8, and everything that does not begin with a slash.
 */
export function readAddress(url: string): string | undefined {
  const end = url.indexOf("?");
  const [start, ...parts] = (end < 0 ? url : url.slice(0, end)).split("/");
  if (start !== "" || parts.length === 0) return undefined;
  const read = parts.map((part, index) => (part === "" && index === parts.length - 1 ? "" : readPart(part)));
  if (read.includes(undefined)) return undefined;
  return `/${read.join("/")}${end < 0 ? "" : url.slice(end)}`;
}

/** Returns the path of an address that `readAddress` returned. */
export const pathOf = (address: string): string => address.split("?", 1)[0] ?? "";

function readPart(part: string): string | undefined {
  if (/[^!-~]|#/.test(part)) return undefined;
  const decoded = decodedOnce(part);
  if (decoded === undefined || /^\.{0,2}$/.test(decoded) || AMBIGUOUS.test(decoded)) return undefined;
  return encodeURIComponent(decoded).replace(ALLOWED_AS_THEY_ARE, decodeURIComponent);
}

function decodedOnce(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/**
 * Returns the address that the router uses, from the one that was asked; `originalUrl` stays. One of a guests' page that cannot be read
 * (`/m/%c0`, an endless code) becomes one that names nothing, so that the page says so in the guest's language.
 */
export function routedAddress(url: string): string {
  const address = readAddress(url);
  const kind = guestPage.exec(url)?.[1];
  const isRoutable = address !== undefined && pathOf(address).split("/").every(isShort);
  if (kind !== undefined && !isRoutable) return `/${kind}/-/-${url.slice(pathOf(url).length)}`;
  return address ?? UNREADABLE;
}

const isShort = (part: string) => decodeURIComponent(part).length <= PART_MAX;
