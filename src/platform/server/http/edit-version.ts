import { createHash } from "node:crypto";
import { AppError } from "./app-error.ts";

/**
 * Returns the version of a thing's editable fields: equal content has equal versions, in whatever order its
 * fields stand.
 */
export function versionOf(fields: Readonly<Record<string, unknown>>): string {
  const ordered = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(ordered)).digest("base64url").slice(0, 16);
}

/**
 * Throws for an edit that was begun on other content than `current`, which the caller has read under a lock.
 * The details hold the current version, with which the person can save all the same.
 */
export function refuseStaleEdit(
  version: string | undefined,
  current: Readonly<Record<string, unknown>>,
): void {
  const currentVersion = versionOf(current);
  if (version !== undefined && version !== currentVersion)
    throw new AppError("changed_meanwhile", { details: { version: currentVersion } });
}
