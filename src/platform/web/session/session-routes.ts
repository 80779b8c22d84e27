import * as staff from "#core/auth/contract/auth.ts";
import { currentRealm } from "./realm.ts";

const staffRoutes = {
  refresh: staff.refreshToken,
  me: staff.currentUser,
  signOut: staff.signOut,
  language: staff.setLanguage,
} as const;

/** The calls about a session, at the door of this tab. The console's are loaded by its operator alone. */
export async function sessionRoutes() {
  return currentRealm() === "console" ? (await import("./console-routes.ts")).consoleRoutes : staffRoutes;
}
