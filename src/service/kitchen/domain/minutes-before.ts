import { MINUTE_MS } from "#platform/domain/periods/durations.ts";

/** Returns the instant that lies so many minutes before. */
export function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * MINUTE_MS);
}
