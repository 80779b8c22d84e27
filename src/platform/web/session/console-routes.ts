import {
  platformRefreshToken,
  platformSignOut,
  platformUser,
  setPlatformLanguage,
} from "#core/auth/contract/operator-session.ts";

/** The calls about a session at the console's door. */
export const consoleRoutes = {
  refresh: platformRefreshToken,
  me: platformUser,
  signOut: platformSignOut,
  language: setPlatformLanguage,
} as const;
