import { DAY_MS } from "#platform/domain/periods/durations.ts";

/** Days for which a deletion can be undone; then the restaurant is purged. */
export const DELETION_DAYS = 30;
/** Days for which its export is stored after that, to be handed over on request. */
const HANDOVER_DAYS = 90;
/** Years for which tax documents are stored from their day (Código Tributario, article 147). */
export const DOCUMENT_YEARS = 10;

/** Returns when a restaurant is purged whose deletion is ordered at `askedAt`. */
export function purgeDue(askedAt: Date): Date {
  return new Date(askedAt.getTime() + DELETION_DAYS * DAY_MS);
}

/** Returns until when the export of a purged restaurant is stored. */
export function handoverEnd(purgedAt: Date): Date {
  return new Date(purgedAt.getTime() + HANDOVER_DAYS * DAY_MS);
}

/** Tells whether the name was typed correctly: nothing is deleted by a slip. */
export function isNameTyped(typed: string, name: string): boolean {
  return typed.trim() === name.trim();
}

export const deletionStates = ["waiting", "purging", "purged"] as const;
export type DeletionState = (typeof deletionStates)[number];

/** Returns the state of a deletion: a waiting one can be undone, one that has begun cannot. */
export function deletionState(row: {
  readonly begun_at: Date | null;
  readonly purged_at: Date | null;
}): DeletionState {
  if (row.purged_at !== null) return "purged";
  return row.begun_at === null ? "waiting" : "purging";
}
