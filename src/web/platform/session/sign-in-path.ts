/** The sign-in screen that belongs to a place: the platform's administrators have their own address. */
export function signInPath(pathname: string): "/superadmin" | "/login" {
  return pathname.startsWith("/superadmin") ? "/superadmin" : "/login";
}

/** Where somebody wanted to go, if that is a screen of this app; anything else could lead to a foreign site. */
export function safeRedirect(wanted: string | undefined): string | undefined {
  if (wanted === undefined || !/^\/(superadmin\/)?dashboard(\/|$)/.test(wanted)) return undefined;
  const url = URL.parse(wanted, "http://comanda.invalid");
  return url?.host === "comanda.invalid" ? url.pathname + url.search + url.hash : undefined;
}
