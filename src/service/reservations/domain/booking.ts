import type { ReservationId, TableId } from "#platform/domain/ids.ts";
import { MINUTE_MS } from "./reservation.ts";

/** A time at a table: from the first instant to the one at which the next party may have it. */
export interface Stay {
  readonly from: Date;
  readonly to: Date;
}

/** A stay that begins then and lasts so many minutes. */
export function stayOf(from: Date, minutes: number): Stay {
  return { from, to: new Date(from.getTime() + minutes * MINUTE_MS) };
}

/** A table that is kept for somebody. */
export interface HeldTable extends Stay {
  readonly id: ReservationId;
  readonly tableId: TableId;
}

interface BookableTable {
  readonly id: TableId;
  /** 0: nobody said. */
  readonly seating_capacity: number;
}

/** Whoever books "now" on a clock of minutes is not late, nor is one whose own clock is a little slow. */
const GRACE_MINUTES = 5;
const MOST_DAYS_AHEAD = 730;

/**
 * What is wrong with the agreed time; null when nothing is. One that has begun is refused, unless it stays what it `was`: an
 * edit of other fields has to be possible later (operations §5: the input's minimum is now).
 */
export function timeProblem(date: Date, now: Date, was?: Date): "date_past" | "date_too_far" | null {
  if (date.getTime() === was?.getTime()) return null;
  if (date.getTime() < now.getTime() - GRACE_MINUTES * MINUTE_MS) return "date_past";
  return date.getTime() > now.getTime() + MOST_DAYS_AHEAD * 24 * 60 * MINUTE_MS ? "date_too_far" : null;
}

/** Whether two parties would need the table at the same time. Where one ends the other may begin. */
export function overlaps(a: Stay, b: Stay): boolean {
  return a.from < b.to && b.from < a.to;
}

/** Whether so many people find a seat. A table of which nobody said how many it has is not asked. */
export function seatsEnough(seats: number, people: number): boolean {
  return seats === 0 || seats >= people;
}

/** Tables that are free for a stay and have seats enough, the fewest seats first; those without a number last. */
export function freeTables<Table extends BookableTable>(
  tables: readonly Table[],
  held: readonly HeldTable[],
  { stay, people }: { readonly stay: Stay; readonly people: number },
): Table[] {
  const taken = new Set(held.filter((each) => overlaps(each, stay)).map(({ tableId }) => tableId));
  return tables
    .filter(({ id, seating_capacity }) => !taken.has(id) && seatsEnough(seating_capacity, people))
    .toSorted(fewestSeatsFirst);
}

/** Order of tables: the fewest seats first, those of which nobody said how many last. */
export function fewestSeatsFirst(a: BookableTable, b: BookableTable): number {
  return (a.seating_capacity || Number.MAX_SAFE_INTEGER) - (b.seating_capacity || Number.MAX_SAFE_INTEGER);
}

const STEP_MINUTES = 15;
/** So far around the time that was asked for. */
export const SEARCHED_MINUTES = 6 * 60;

/**
 * Beginnings at which a table is free for as long as `stay`, the nearest to it first, at most `most`: quarter hours and the
 * ends of what it is kept for, within six hours and not in the past. `held` is what the table is kept for.
 */
export function freeTimes(
  held: readonly Stay[],
  stay: Stay,
  { now, most }: { readonly now: Date; readonly most: number },
): Date[] {
  const asked = stay.from.getTime();
  const length = stay.to.getTime() - asked;
  const step = STEP_MINUTES * MINUTE_MS;
  const first = Math.ceil((asked - SEARCHED_MINUTES * MINUTE_MS) / step) * step;
  const last = asked + SEARCHED_MINUTES * MINUTE_MS;
  const quarters = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, i) => first + i * step);
  const ends = held.map(({ to }) => to.getTime()).filter((at) => at >= first && at <= last);
  return [...new Set([...quarters, ...ends])]
    .filter((at) => at >= now.getTime())
    .filter((at) => !held.some((each) => overlaps(each, { from: new Date(at), to: new Date(at + length) })))
    .toSorted((a, b) => Math.abs(a - asked) - Math.abs(b - asked) || a - b)
    .slice(0, most)
    .map((at) => new Date(at));
}
