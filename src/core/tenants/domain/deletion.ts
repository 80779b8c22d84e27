/** Days for which a deletion can be undone; then the restaurant is purged. */
export const DELETION_DAYS = 30;
/** Days for which its export is kept after that, to be handed over on request. */
export const HANDOVER_DAYS = 90;
/** Years for which tax documents are kept from their day (Código Tributario, article 147). */
export const DOCUMENT_YEARS = 10;

const DAY_MS = 86_400_000;

/** When a restaurant is purged that is told to be deleted now. */
export function purgeDue(askedAt: Date): Date {
  return new Date(askedAt.getTime() + DELETION_DAYS * DAY_MS);
}

/** Until when its export is kept once it is purged. */
export function handoverEnd(purgedAt: Date): Date {
  return new Date(purgedAt.getTime() + HANDOVER_DAYS * DAY_MS);
}

/** Whether the name was typed as it is: nothing is deleted by a slip. */
export function isNameTyped(typed: string, name: string): boolean {
  return typed.trim() === name.trim();
}

/** Where a deletion stands. */
export const deletionStates = ["waiting", "purging", "purged"] as const;
export type DeletionState = (typeof deletionStates)[number];

/** Waiting can be undone, what has begun cannot. */
export function deletionState(row: {
  readonly begun_at: Date | null;
  readonly purged_at: Date | null;
}): DeletionState {
  if (row.purged_at !== null) return "purged";
  return row.begun_at === null ? "waiting" : "purging";
}
