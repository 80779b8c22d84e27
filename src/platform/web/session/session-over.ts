import type { MessageKey } from "#app/words/message-key.ts";
import type { Realm } from "../../contract/realm.ts";

/** Returns the message after an unwanted end of a session; null when the next screen says it. */
export function sessionOverWords(realm: Realm): MessageKey | null {
  if (realm === "look-in") return null;
  // An operator has no administrator to ask.
  return realm === "console" ? "auth.session_over_console" : "auth.session_over";
}
