import type { RouteDefinition } from "./define.ts";
import { CONSOLE_PATH } from "./realm.ts";

const isPicture = (type: string) => type.startsWith("image/");

/**
 * Tells whether a support visit may call a route (docs/decisions/0098). The answer follows from the
 * definition, so that a new route is closed unless it only reads: mutations, the console, and files for
 * taking away are closed; pictures are open because screens show them. `duringSupportVisit` of a route overrides
 * this, with its reason beside it.
 */
export function isOpenToSupportVisit(definition: RouteDefinition): boolean {
  const { method, path, access, duringSupportVisit, csv, archive, media } = definition;
  if (access === "superadmin" || path.startsWith(CONSOLE_PATH)) return false;
  if (duringSupportVisit !== undefined) return true;
  return method === "GET" && !csv && !archive && (media === undefined || media.every(isPicture));
}
