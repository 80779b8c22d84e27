/**
 * Whose door a route is: `console` the platform operator's, `staff` everybody else's. Each has cookies of its own, so that somebody
 * may be signed in to both in one browser; what is signed in at one opens nothing at the other (docs/decisions/0087).
 */
export type Realm = "staff" | "console";

/** Below the API's base path. */
export const CONSOLE_PATH = "/superadmin";

/** The door of a path below the API's base. */
export function realmOfPath(path: string): Realm {
  return path.startsWith(CONSOLE_PATH) ? "console" : "staff";
}
