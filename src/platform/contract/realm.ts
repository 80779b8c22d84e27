/**
 * A route and its session belong to one realm: `console` is the platform's operator, `staff` everybody else,
 * `look-in` the operator on a support visit at a restaurant. Each has its own cookies, so that one browser
 * can hold all of them; a session of one opens nothing of the others (docs/decisions/0087, 0098).
 */
export type Realm = "staff" | "console" | "look-in";

/** Below the API's base path. */
export const CONSOLE_PATH = "/superadmin";

/**
 * Stands before the staff's paths, with the number of the support visit: `/look-in/7/orders`, below the API's
 * base and among the screens.
 */
export const SUPPORT_VISIT_PATH = "/look-in";

const VISITED = /^\/look-in\/([1-9]\d{0,14})(\/.*|)$/s;

/** Returns the support visit of a path, and the staff's path behind it; undefined for every other path. */
export function visitedPath(path: string): { readonly id: number; readonly path: string } | undefined {
  const [, id, rest] = VISITED.exec(path) ?? [];
  return id === undefined ? undefined : { id: Number(id), path: rest === "" ? "/" : (rest ?? "/") };
}

/** Returns the realm of a path below the API's base, or of a screen's address. */
export function realmOfPath(path: string): Realm {
  if (visitedPath(path)) return "look-in";
  return path.startsWith(CONSOLE_PATH) ? "console" : "staff";
}
