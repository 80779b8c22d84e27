import * as staff from "#core/auth/contract/auth.ts";
import { currentRealm } from "./realm.ts";

const staffRoutes = {
  refresh: staff.refreshToken,
  me: staff.currentUser,
  signOut: staff.signOut,
  language: staff.setLanguage,
} as const;

/** Returns the session routes of this tab's realm. Only an operator's browser loads the console's. */
export async function sessionRoutes() {
  return currentRealm() === "console" ? (await import("./console-routes.ts")).consoleRoutes : staffRoutes;
}
