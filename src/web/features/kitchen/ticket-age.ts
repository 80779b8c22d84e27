/** `warned` from two thirds of the station's late threshold on (UX.md), `late` from the threshold on. */
export const ageStages = ["fresh", "warned", "late"] as const;
export type AgeStage = (typeof ageStages)[number];

/** How urgent a ticket of `minutes` is at a station that is late after `lateMinutes`. */
export function ageStage(minutes: number, lateMinutes: number): AgeStage {
  if (minutes >= lateMinutes) return "late";
  return minutes * 3 >= lateMinutes * 2 ? "warned" : "fresh";
}

/** Whole percent of the time a ticket may take, 0 to 100: the length of its bar. */
export function agePercent(minutes: number, lateMinutes: number): number {
  return Math.min(100, Math.round((minutes / Math.max(1, lateMinutes)) * 100));
}
