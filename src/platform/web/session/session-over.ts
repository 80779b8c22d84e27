import type { MessageKey } from "#app/words/message-key.ts";
import type { Realm } from "../../contract/realm.ts";

/** What somebody is told whose session ended without their doing; null where the screen that follows says it. */
export function sessionOverWords(realm: Realm): MessageKey | null {
  if (realm === "look-in") return null;
  // An operator has no administrator to ask.
  return realm === "console" ? "auth.session_over_console" : "auth.session_over";
}
