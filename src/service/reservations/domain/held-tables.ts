import { STAY_MINUTES } from "#core/settings/domain/setting-limits.ts";
import { HOUR_MS, MINUTE_MS } from "#platform/domain/periods/durations.ts";

/** Hours without an order after which a seated party counts as gone. */
const FORGOTTEN_HOURS = 6;

/** Returns the earliest time at which a seating without an order still counts. */
export function seatedSince(now: Date): Date {
  return new Date(now.getTime() - FORGOTTEN_HOURS * HOUR_MS);
}

/** Returns a time before which no reservation began whose table is still kept: none is longer than the longest stay. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - STAY_MINUTES.max * MINUTE_MS);
}
