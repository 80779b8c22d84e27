import type { ReservationId, TableId } from "#platform/domain/ids.ts";
import { DAY_MS, MINUTE_MS } from "#platform/domain/periods/durations.ts";

/** A time at a table: from the start until the next party may have it. */
export interface Stay {
  readonly from: Date;
  readonly to: Date;
}

/** Makes a stay from its start and length in minutes. */
export function stayOf(from: Date, minutes: number): Stay {
  return { from, to: new Date(from.getTime() + minutes * MINUTE_MS) };
}

/** A reserved table. */
export interface HeldTable extends Stay {
  readonly id: ReservationId;
  readonly tableId: TableId;
}

interface BookableTable {
  readonly id: TableId;
  /** 0 means unknown. */
  readonly seating_capacity: number;
}

/** Minutes of tolerance: a booking for "now" is not in the past, nor one from a slightly slow clock. */
const GRACE_MINUTES = 5;
const MAX_DAYS_AHEAD = 730;

/**
 * Checks the agreed time; null when it is fine. A past time is refused unless it stays what it `was`, so that
 * other fields can be edited later (operations §5: the input's minimum is now).
 */
export function timeProblem(date: Date, now: Date, was?: Date): "date_past" | "date_too_far" | null {
  if (date.getTime() === was?.getTime()) return null;
  if (date.getTime() < now.getTime() - GRACE_MINUTES * MINUTE_MS) return "date_past";
  return date.getTime() > now.getTime() + MAX_DAYS_AHEAD * DAY_MS ? "date_too_far" : null;
}

/** Tells whether two parties would need the table at the same time. One may begin where the other ends. */
export function overlaps(a: Stay, b: Stay): boolean {
  return a.from < b.to && b.from < a.to;
}

/** Tells whether the people have enough seats. A table with an unknown number of seats always fits. */
export function seatsEnough(seats: number, people: number): boolean {
  return seats === 0 || seats >= people;
}

/** Returns the free tables for a stay with enough seats, the fewest seats first; unknown numbers last. */
export function freeTables<Table extends BookableTable>(
  tables: readonly Table[],
  held: readonly HeldTable[],
  { stay, people }: { readonly stay: Stay; readonly people: number },
): Table[] {
  return tablePlaces(tables, held, { stay, people }).flatMap(({ table, state }) =>
    state === "fits" ? table : [],
  );
}

/** Sorts tables by seats, the fewest first; unknown numbers last. */
export function fewestSeatsFirst(a: BookableTable, b: BookableTable): number {
  return (a.seating_capacity || Number.MAX_SAFE_INTEGER) - (b.seating_capacity || Number.MAX_SAFE_INTEGER);
}

/** A table for a stay: free with enough seats, free with too few, or taken. */
interface TablePlace<Table, Held> {
  readonly table: Table;
  readonly state: "fits" | "small" | "taken";
  /** The first reservation in the way; null while it is free. */
  readonly held: Held | null;
}

/**
 * Returns all tables for a stay: those that are free and large enough, the fewest seats first; then free ones that
 * are too small, the most seats first; then taken ones, those that become free first.
 */
export function tablePlaces<Table extends BookableTable, Held extends HeldTable>(
  tables: readonly Table[],
  held: readonly Held[],
  { stay, people }: { readonly stay: Stay; readonly people: number },
): TablePlace<Table, Held>[] {
  const inTheWay = Map.groupBy(
    held.filter((each) => overlaps(each, stay)),
    ({ tableId }) => tableId,
  );
  const places = tables.map((table): TablePlace<Table, Held> => {
    const [first = null] = inTheWay.get(table.id) ?? [];
    const free = seatsEnough(table.seating_capacity, people) ? "fits" : "small";
    return { table, state: first === null ? free : "taken", held: first };
  });
  const of = (state: TablePlace<Table, Held>["state"]) => places.filter((place) => place.state === state);
  return [
    ...of("fits").toSorted((a, b) => fewestSeatsFirst(a.table, b.table)),
    ...of("small").toSorted((a, b) => fewestSeatsFirst(b.table, a.table)),
    ...of("taken").toSorted((a, b) => Number(a.held?.to) - Number(b.held?.to)),
  ];
}

const STEP_MINUTES = 15;
/** Minutes searched before and after the requested time. */
export const SEARCHED_MINUTES = 6 * 60;

/**
 * Returns up to `most` times at which a table is free for as long as `stay`, the nearest first: quarter hours and
 * the ends of other reservations, within six hours and not in the past. `held` are the table's reservations.
 */
export function freeTimes(
  held: readonly Stay[],
  stay: Stay,
  { now, most }: { readonly now: Date; readonly most: number },
): Date[] {
  const wantedFrom = stay.from.getTime();
  const length = stay.to.getTime() - wantedFrom;
  const step = STEP_MINUTES * MINUTE_MS;
  const first = Math.ceil((wantedFrom - SEARCHED_MINUTES * MINUTE_MS) / step) * step;
  const last = wantedFrom + SEARCHED_MINUTES * MINUTE_MS;
  const quarters = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, i) => first + i * step);
  const ends = held.map(({ to }) => to.getTime()).filter((at) => at >= first && at <= last);
  return [...new Set([...quarters, ...ends])]
    .filter((at) => at >= now.getTime())
    .filter((at) => !held.some((each) => overlaps(each, { from: new Date(at), to: new Date(at + length) })))
    .toSorted((a, b) => Math.abs(a - wantedFrom) - Math.abs(b - wantedFrom) || a - b)
    .slice(0, most)
    .map((at) => new Date(at));
}
