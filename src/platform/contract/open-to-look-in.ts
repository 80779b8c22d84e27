import type { RouteDefinition } from "./define.ts";
import { CONSOLE_PATH } from "./realm.ts";

const isPicture = (type: string) => type.startsWith("image/");

/**
 * Whether somebody who looks in for support may call a route (docs/decisions/0098). It follows from what the route is, so that a new
 * one is closed unless it only reads: not what changes something, not the console, and no file that carries things away; pictures
 * stand on screens. `duringLookIn` of the route says otherwise, with its reason beside it.
 */
export function isOpenToLookIn(definition: RouteDefinition): boolean {
  const { method, path, access, duringLookIn, csv, archive, media } = definition;
  if (access === "superadmin" || path.startsWith(CONSOLE_PATH)) return false;
  if (duringLookIn !== undefined) return true;
  return method === "GET" && !csv && !archive && (media === undefined || media.every(isPicture));
}
