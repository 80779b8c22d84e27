/** Longest part of an address that the router takes apart, in signs. */
export const PART_MAX = 300;

/** Guests' pages: the menu, a tax document, a reservation. */
const guestPage = /^\/(m|d|r)\//;

/**
 * Returns the address that the router uses. One of a guests' page that it could not take apart (`/m/%c0`, an endless
 * code) becomes one that names nothing, so that the page says so in the guest's language; `originalUrl` stays.
 */
export function routableAddress(url: string): string {
  const [path = ""] = url.split("?", 1);
  const kind = guestPage.exec(path)?.[1];
  return kind === undefined || path.split("/").every(isRoutable)
    ? url
    : `/${kind}/-/-${url.slice(path.length)}`;
}

function isRoutable(part: string): boolean {
  if (part.length > PART_MAX) return false;
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
