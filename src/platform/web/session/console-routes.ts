import {
  platformRefreshToken,
  platformSignOut,
  platformUser,
  setPlatformLanguage,
} from "#core/auth/contract/operator-session.ts";

/** The session routes of the console. */
export const consoleRoutes = {
  refresh: platformRefreshToken,
  me: platformUser,
  signOut: platformSignOut,
  language: setPlatformLanguage,
} as const;
