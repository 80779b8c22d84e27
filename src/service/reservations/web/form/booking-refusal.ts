import { isApiError } from "#platform/web/api-error.ts";
import type { Override } from "../../domain/reservation.ts";

/** Reason why a booking was refused, with alternatives. */
export interface BookingRefusal {
  readonly message: string;
  /** Ids of the free tables at that time, the best fitting first. */
  readonly tables: readonly number[];
  /** ISO instants at which the requested table is free, the nearest first. */
  readonly times: readonly string[];
  /** Override that lifts the refusal; null when this person may not. */
  readonly override: Override | null;
}

/** Returns a refusal with alternatives; null for any other failure. */
export function bookingRefusalOf(error: unknown): BookingRefusal | null {
  if (!isApiError(error, "reservation_overlaps", "reservation_seats_short")) return null;
  const { tables, times, mayOverride } = error.details;
  const isOverlap = error.code === "reservation_overlaps";
  return {
    message: error.message,
    tables: listOf(tables, (id) => typeof id === "number"),
    times: listOf(times, (time) => typeof time === "string"),
    override: isOverlap ? (mayOverride === true ? "overlap" : null) : "seats",
  };
}

function listOf<Item>(list: unknown, isItem: (item: unknown) => item is Item): Item[] {
  return Array.isArray(list) ? list.filter(isItem) : [];
}
