import { type Realm, realmOfPath } from "../../../contract/platform/realm.ts";

/** Whose part of the app this tab shows, and calls: the console's screens have the address of its calls. */
export function currentRealm(): Realm {
  // Tests of the parts below run without a page.
  return realmOfPath(globalThis.location?.pathname ?? "");
}

/** A name under which something of a session is kept in this browser: each door has its own. */
export function keptAs(name: string): string {
  return currentRealm() === "console" ? `console_${name}` : name;
}
