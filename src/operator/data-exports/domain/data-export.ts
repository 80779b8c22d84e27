/** Where an export stands. `removed`: its days are over, or a newer one took its place. */
export const exportStates = ["waiting", "running", "ready", "failed", "removed"] as const;
export type ExportState = (typeof exportStates)[number];

/** Why it is made: an owner asked, or the platform is about to delete the restaurant. */
export const exportCauses = ["owner", "deletion"] as const;
export type ExportCause = (typeof exportCauses)[number];

/** Whether it is being made: then asking again finds this one. */
export function isUnderWay(state: ExportState): boolean {
  return state === "waiting" || state === "running";
}

/** How much of it is done, 0 to 100; never 100 before it is ready. */
export function exportPercent(done: number, total: number): number {
  if (total <= 0) return 0;
  return Math.min(99, Math.floor((done / total) * 100));
}
