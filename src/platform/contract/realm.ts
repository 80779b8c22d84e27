/**
 * Whose door a route is: `console` the platform operator's, `staff` everybody else's, `look-in` the operator's who looks at a
 * restaurant's screens for support. Each has cookies of its own, so that somebody may be in at all of them in one browser; what is
 * signed in at one opens nothing at the other (docs/decisions/0087, 0098).
 */
export type Realm = "staff" | "console" | "look-in";

/** Below the API's base path. */
export const CONSOLE_PATH = "/superadmin";

/** Before the staff's paths, with the number of the look-in: `/look-in/7/orders`, below the API's base and among the screens. */
export const LOOK_IN_PATH = "/look-in";

const LOOKED_AT = /^\/look-in\/([1-9]\d{0,14})(\/.*|)$/s;

/** The look-in that a path belongs to, and the staff's path behind it; undefined for every other path. */
export function lookedAt(path: string): { readonly id: number; readonly path: string } | undefined {
  const [, id, rest] = LOOKED_AT.exec(path) ?? [];
  return id === undefined ? undefined : { id: Number(id), path: rest === "" ? "/" : (rest ?? "/") };
}

/** The door of a path below the API's base, or of a screen's address. */
export function realmOfPath(path: string): Realm {
  if (lookedAt(path)) return "look-in";
  return path.startsWith(CONSOLE_PATH) ? "console" : "staff";
}
