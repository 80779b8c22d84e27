import { apiBase } from "../../contract/api-base.ts";
import { LOOK_IN_PATH, lookedAt, type Realm, realmOfPath } from "../../contract/realm.ts";

/** Whose part of the app this tab shows, and calls: the console's screens have the address of its calls. */
export function currentRealm(): Realm {
  // Tests of the parts below run without a page.
  return realmOfPath(globalThis.location?.pathname ?? "");
}

/** Number of the look-in whose tab this is: it stands before the address of every screen. Undefined in every other tab. */
export function currentLookIn(): number | undefined {
  return lookedAt(globalThis.location?.pathname ?? "")?.id;
}

/** What stands before the address of every screen of this tab: nothing but in that of a look-in. */
export function screenBase(): string {
  const id = currentLookIn();
  return id === undefined ? "/" : `${LOOK_IN_PATH}/${id}`;
}

/** The whole address of a screen of this tab, for windows and links that the router does not make. */
export function screenAddress(path: string): string {
  const base = screenBase();
  return base === "/" ? path : base + path;
}

/** What stands before every address that this tab asks of the server. */
export function callBase(): string {
  const id = currentLookIn();
  return id === undefined ? apiBase : `${apiBase}${LOOK_IN_PATH}/${id}`;
}

/** A name under which something of a session is kept in this browser: each door has its own. */
export function keptAs(name: string): string {
  return currentRealm() === "console" ? `console_${name}` : name;
}
