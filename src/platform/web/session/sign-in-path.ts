import { currentRealm } from "./realm.ts";
import { hasSignedOut } from "./session.ts";

/** Returns the sign-in screen of a place: the platform's operators have their own. */
export function signInPath(pathname: string): "/superadmin" | "/login" | "/look-in-over" {
  if (currentRealm() === "look-in") return "/look-in-over";
  return pathname.startsWith("/superadmin") ? "/superadmin" : "/login";
}

/**
 * Returns the address of the sign-in screen, with the way back to the current one, unless the last person
 * signed out: the next one at a shared till does not land where somebody else was.
 */
export function signInAddress(from: { readonly pathname: string; readonly href: string }) {
  return { to: signInPath(from.pathname), search: hasSignedOut() ? {} : { redirect: from.href } };
}

/** Returns the wanted address when it is a screen of this app; anything else could lead to a foreign site. */
export function safeRedirect(wanted: string | undefined): string | undefined {
  if (wanted === undefined || !/^\/(superadmin\/)?dashboard(\/|$)/.test(wanted)) return undefined;
  const url = URL.parse(wanted, "http://comanda.invalid");
  return url?.host === "comanda.invalid" ? url.pathname + url.search + url.hash : undefined;
}
