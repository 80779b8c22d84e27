import { isApiError } from "#platform/web/api-error.ts";
import type { Override } from "../../domain/reservation.ts";

/** Why a booking was refused, and what can be done instead. */
export interface BookingRefusal {
  readonly message: string;
  /** Ids of the tables that are free at that time, the best fitting first. */
  readonly tables: readonly number[];
  /** ISO instants at which the table asked for is free, the nearest first. */
  readonly times: readonly string[];
  /** What goes past the refusal; null: this person may not. */
  readonly override: Override | null;
}

/** A refusal with alternatives; null for any other failure. */
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
