import { currentRealm } from "./realm.ts";
import { hasSignedOut } from "./session.ts";

/** The sign-in screen that belongs to a place: the platform's administrators have their own address. */
export function signInPath(pathname: string): "/superadmin" | "/login" | "/look-in-over" {
  if (currentRealm() === "look-in") return "/look-in-over";
  return pathname.startsWith("/superadmin") ? "/superadmin" : "/login";
}

/**
 * The way to the sign-in screen from an address inside. It comes back there, unless the last person signed out: at a
 * shared till the next one is not led to where somebody else was.
 */
export function signInAddress(from: { readonly pathname: string; readonly href: string }) {
  return { to: signInPath(from.pathname), search: hasSignedOut() ? {} : { redirect: from.href } };
}

/** Where somebody wanted to go, if that is a screen of this app; anything else could lead to a foreign site. */
export function safeRedirect(wanted: string | undefined): string | undefined {
  if (wanted === undefined || !/^\/(superadmin\/)?dashboard(\/|$)/.test(wanted)) return undefined;
  const url = URL.parse(wanted, "http://comanda.invalid");
  return url?.host === "comanda.invalid" ? url.pathname + url.search + url.hash : undefined;
}
