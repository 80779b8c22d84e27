import { apiBase } from "../../contract/api-base.ts";
import { type Realm, realmOfPath, SUPPORT_VISIT_PATH, visitedPath } from "../../contract/realm.ts";

/** Returns the realm of this tab and its calls; the console's screens have the address of its calls. */
export function currentRealm(): Realm {
  // Tests of the parts below run without a page.
  return realmOfPath(globalThis.location?.pathname ?? "");
}

/**
 * Returns the number of this tab's support visit, which stands before the address of every screen. Undefined
 * in every other tab.
 */
export function currentSupportVisit(): number | undefined {
  return visitedPath(globalThis.location?.pathname ?? "")?.id;
}

/** Returns the base of this tab's screen addresses: empty except during a support visit. */
export function screenBase(): string {
  const id = currentSupportVisit();
  return id === undefined ? "/" : `${SUPPORT_VISIT_PATH}/${id}`;
}

/** The whole address of a screen of this tab, for windows and links that the router does not make. */
export function screenAddress(path: string): string {
  const base = screenBase();
  return base === "/" ? path : base + path;
}

/** Returns the base of this tab's calls to the server. */
export function callBase(): string {
  const id = currentSupportVisit();
  return id === undefined ? apiBase : `${apiBase}${SUPPORT_VISIT_PATH}/${id}`;
}

/** Returns the name under which this browser stores something of a session: each realm has its own. */
export function storageKey(name: string): string {
  return currentRealm() === "console" ? `console_${name}` : name;
}
