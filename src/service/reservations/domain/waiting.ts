import type { TableId } from "#platform/domain/ids.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import { seatsEnough } from "./booking.ts";

/** Longest wait that is quoted, in minutes. */
export const MAX_WAIT_MINUTES = 600;

/** Minutes after which a party beyond its usual stay is expected to leave. */
const SOON_MINUTES = 10;
const ROUNDED_TO_MINUTES = 5;

export interface TableInUse {
  readonly id: TableId;
  readonly seating_capacity: number;
  /** Time since which somebody sits there; null: nobody. */
  readonly taken_since: Date | null;
  /** Time of the next reservation; null: none. */
  readonly next_reservation: Date | null;
}

export interface WaitingAhead {
  readonly people_count: number;
}

interface Clock {
  readonly now: Date;
  /** Minutes for which a party keeps its table. */
  readonly stayMinutes: number;
}

/**
 * Estimates the minutes that parties wait, in the order in which they came. A taken table becomes free after the
 * usual stay, or soon if that is over; a table reserved within a stay only after that party too. Each party takes
 * the first free table with enough seats, of several the smallest, and keeps it for a stay. Rounded up to five
 * minutes, up to the longest quoted wait; null when no table has enough seats.
 */
export function estimateWaits(
  parties: readonly WaitingAhead[],
  tables: readonly TableInUse[],
  clock: Clock,
): (number | null)[] {
  const stay = clock.stayMinutes * MINUTE_MS;
  const free = tables
    .map((table) => ({ seats: table.seating_capacity, at: freeAt(table, clock) }))
    .toSorted((a, b) => (a.seats || Infinity) - (b.seats || Infinity) || 0);
  return parties.map(({ people_count: people }) => {
    const fitting = free.filter(({ seats }) => seatsEnough(seats, people));
    const [table] = fitting.toSorted((a, b) => a.at - b.at);
    if (table === undefined) return null;
    const minutes = (table.at - clock.now.getTime()) / MINUTE_MS;
    table.at += stay;
    const rounded = Math.ceil(minutes / ROUNDED_TO_MINUTES) * ROUNDED_TO_MINUTES;
    return Math.min(rounded, MAX_WAIT_MINUTES);
  });
}

/** Returns when a table is free for a party without a reservation (ms). */
function freeAt(
  { taken_since: since, next_reservation: next }: TableInUse,
  { now, stayMinutes }: Clock,
): number {
  const stay = stayMinutes * MINUTE_MS;
  const soon = now.getTime() + SOON_MINUTES * MINUTE_MS;
  const emptied = since === null ? now.getTime() : Math.max(since.getTime() + stay, soon);
  // A party seated then would still be there when the reserved party comes.
  const isNeeded = next !== null && next.getTime() < emptied + stay;
  return isNeeded ? Math.max(next.getTime(), emptied) + stay : emptied;
}
