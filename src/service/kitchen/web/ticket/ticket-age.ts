/** `warned` from the station's warning on (two thirds of the late threshold unless told), `late` from the threshold on. */
export const ageStages = ["fresh", "warned", "late"] as const;
export type AgeStage = (typeof ageStages)[number];

/** When a station warns and when it is late, in minutes of a ticket's age. */
export interface AgeLimits {
  readonly warnMinutes: number;
  readonly lateMinutes: number;
}

/** How urgent a ticket of `minutes` is at a station with these limits. */
export function ageStage(minutes: number, { warnMinutes, lateMinutes }: AgeLimits): AgeStage {
  if (minutes >= lateMinutes) return "late";
  return minutes >= warnMinutes ? "warned" : "fresh";
}

/** Whole percent of the time a ticket may take, 0 to 100: the length of its bar. */
export function agePercent(minutes: number, lateMinutes: number): number {
  return Math.min(100, Math.round((minutes / Math.max(1, lateMinutes)) * 100));
}
