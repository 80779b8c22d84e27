import type { TableId } from "#platform/domain/ids.ts";
import { seatsEnough } from "./booking.ts";
import { MINUTE_MS } from "./reservation.ts";

/** Longest wait that is quoted, in minutes. */
export const MOST_WAIT_MINUTES = 600;

/** A party that is over its usual time is thought to go soon. */
const SOON_MINUTES = 10;
const ROUNDED_TO_MINUTES = 5;

export interface TableInUse {
  readonly id: TableId;
  readonly seating_capacity: number;
  /** Since when somebody sits there; null: nobody. */
  readonly taken_since: Date | null;
  /** When the next party is expected there; null: nobody is. */
  readonly next_reservation: Date | null;
}

export interface WaitingAhead {
  readonly people_count: number;
}

interface Clock {
  readonly now: Date;
  /** How long a party keeps its table. */
  readonly stayMinutes: number;
}

/**
 * Minutes that parties wait who came in this order, by when tables become free: a taken one after the usual stay, or soon when
 * that is over; one that is reserved within a stay from then after that party, too. Each party takes the table with seats
 * enough that is free first, of several the smallest, and keeps it for a stay. Rounded up to five minutes; null when no table
 * has seats enough. The longest wait that is quoted is the most it says.
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
    return Math.min(rounded, MOST_WAIT_MINUTES);
  });
}

/** When a table can be had by somebody without a reservation (ms). */
function freeAt(
  { taken_since: since, next_reservation: next }: TableInUse,
  { now, stayMinutes }: Clock,
): number {
  const stay = stayMinutes * MINUTE_MS;
  const soon = now.getTime() + SOON_MINUTES * MINUTE_MS;
  const emptied = since === null ? now.getTime() : Math.max(since.getTime() + stay, soon);
  // Whoever sat down then would still be there when the awaited party comes.
  const isNeeded = next !== null && next.getTime() < emptied + stay;
  return isNeeded ? Math.max(next.getTime(), emptied) + stay : emptied;
}
