import type { RouteDefinition } from "./define.ts";

/** Base path of the API; the paths of the definitions are below it. A file of its own: the browser needs no list of all routes. */
export const apiBase = "/api/v1";

/** Base path of the public API, with a version of its own: it changes when integrations have to, not when our screens do. */
export const publicApiBase = "/api/public/v1";

/** Header with the app's release, sent when it signs in or renews its session. */
export const APP_VERSION_HEADER = "x-comanda-version";

/** Reads the release from a header; undefined for anything else. */
export function appVersionIn(header: unknown): string | undefined {
  return typeof header === "string" && /^[\w.+-]{1,40}$/.test(header) ? header : undefined;
}

/** Returns the address of a route, with its params as in its path. Routes for API keys lie below a base of their own. */
export function routeAddress({ access, path }: Pick<RouteDefinition, "access" | "path">): string {
  return (typeof access === "object" && "apiKey" in access ? publicApiBase : apiBase) + path;
}
