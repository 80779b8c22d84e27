import { createHash } from "node:crypto";
import { AppError } from "./app-error.ts";

/** The version of what can be edited of a thing: equal content has equal versions, in whatever order its fields stand. */
export function versionOf(fields: Readonly<Record<string, unknown>>): string {
  const ordered = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(ordered)).digest("base64url").slice(0, 16);
}

/**
 * Refuses an edit that was begun on other content than `current`, which the caller has read under a lock. The refusal's
 * details hold the current version: whoever saves all the same sends that one.
 */
export function refuseStaleEdit(
  version: string | undefined,
  current: Readonly<Record<string, unknown>>,
): void {
  const currentVersion = versionOf(current);
  if (version !== undefined && version !== currentVersion)
    throw new AppError("changed_meanwhile", { details: { version: currentVersion } });
}
