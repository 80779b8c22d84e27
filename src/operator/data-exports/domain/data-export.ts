/** State of an export. `removed`: its days are over, or a newer one took its place. */
export const exportStates = ["waiting", "running", "ready", "failed", "removed"] as const;
export type ExportState = (typeof exportStates)[number];

/** Reason of an export: an owner asked for it, or the platform is about to delete the restaurant. */
export const exportCauses = ["owner", "deletion"] as const;
export type ExportCause = (typeof exportCauses)[number];

/** True while the export waits or is made; asking again then returns the same one. */
export function isUnderWay(state: ExportState): boolean {
  return state === "waiting" || state === "running";
}

/** Progress from 0 to 100; never 100 before the export is ready. */
export function exportPercent(done: number, total: number): number {
  if (total <= 0) return 0;
  return Math.min(99, Math.floor((done / total) * 100));
}
