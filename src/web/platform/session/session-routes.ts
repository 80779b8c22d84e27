import * as staff from "../../../contract/auth.ts";
import type { Realm } from "../../../contract/platform/realm.ts";
import * as platform from "../../../contract/platform-console.ts";

/** The calls about a session, by the door at which it was opened. */
const routes = {
  staff: {
    refresh: staff.refreshToken,
    me: staff.currentUser,
    signOut: staff.signOut,
    language: staff.setLanguage,
  },
  console: {
    refresh: platform.platformRefreshToken,
    me: platform.platformUser,
    signOut: platform.platformSignOut,
    language: platform.setPlatformLanguage,
  },
} as const;

export function sessionRoutes(realm: Realm): (typeof routes)[Realm] {
  return routes[realm];
}
