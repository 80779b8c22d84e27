import fc from "fast-check";
import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import {
  freeTables,
  freeTimes,
  type HeldTable,
  overlaps,
  type Stay,
  tablePlaces,
  timeProblem,
} from "./booking.ts";

const at = (clock: string) => new Date(`2026-12-31T${clock}:00-06:00`);
const stay = (from: string, to: string): Stay => ({ from: at(from), to: at(to) });
const table = (id: number, seating_capacity: number) => ({ id: toId<"Table">(id), seating_capacity });
const held = (tableId: number, from: string, to: string): HeldTable => ({
  id: toId<"Reservation">(900 + tableId),
  tableId: toId<"Table">(tableId),
  ...stay(from, to),
});

test("a party may begin where another one ends", () => {
  expect(overlaps(stay("18:00", "19:30"), stay("19:30", "21:00"))).toBe(false);
  expect(overlaps(stay("18:00", "19:30"), stay("19:29", "21:00"))).toBe(true);
  expect(overlaps(stay("18:00", "21:00"), stay("19:00", "19:30"))).toBe(true);
});

test("what has begun is refused, a few minutes are forgiven", () => {
  const now = at("18:00");
  expect(timeProblem(at("17:56"), now)).toBeNull();
  expect(timeProblem(at("17:54"), now)).toBe("date_past");
  expect(timeProblem(at("12:00"), now, at("12:00"))).toBeNull();
  expect(timeProblem(at("12:00"), now, at("13:00"))).toBe("date_past");
  expect(timeProblem(new Date("2027-01-01T00:30:00-06:00"), now)).toBeNull();
  expect(timeProblem(new Date("2029-01-01T00:00:00Z"), now)).toBe("date_too_far");
});

test("of the free tables the one that fits best comes first", () => {
  const tables = [table(1, 0), table(2, 8), table(3, 4), table(4, 2), table(5, 4)];
  const found = freeTables(tables, [held(3, "19:00", "20:30")], { stay: stay("18:00", "19:30"), people: 4 });
  expect(found.map(({ id }) => id)).toEqual([5, 2, 1]);
});

test("the nearest free times of a table: quarters, and where something ends", () => {
  const times = freeTimes([stay("18:00", "19:40")], stay("18:30", "20:00"), { now: at("15:00"), most: 3 });
  expect(times).toEqual([at("19:40"), at("19:45"), at("20:00")]);
  const early = freeTimes([stay("18:00", "19:40")], stay("18:05", "19:35"), { now: at("15:00"), most: 2 });
  expect(early).toEqual([at("16:30"), at("19:40")]);
});

test("no time is offered that has passed or is taken", () => {
  const minutes = fc.integer({ min: 0, max: 24 * 60 });
  const stays = fc.tuple(minutes, fc.integer({ min: 15, max: 300 }));
  const toStay = ([from, length]: [number, number]): Stay => ({
    from: new Date(from * 60_000),
    to: new Date((from + length) * 60_000),
  });
  fc.assert(
    fc.property(fc.array(stays, { maxLength: 12 }), stays, minutes, (taken, asked, now) => {
      const wanted = toStay(asked);
      const length = wanted.to.getTime() - wanted.from.getTime();
      const kept = taken.map(toStay);
      const times = freeTimes(kept, wanted, { now: new Date(now * 60_000), most: 5 });
      for (const from of times) {
        const offered = { from, to: new Date(from.getTime() + length) };
        expect(from.getTime()).toBeGreaterThanOrEqual(now * 60_000);
        expect(kept.some((each) => overlaps(each, offered))).toBe(false);
      }
      const distances = times.map((from) => Math.abs(from.getTime() - wanted.from.getTime()));
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    }),
  );
});

test("tables stand by what may be had of them: free and fitting, free, then taken", () => {
  const tables = [table(1, 2), table(2, 8), table(3, 4), table(4, 6), table(5, 0), table(6, 3)];
  const reserved = [held(2, "17:00", "19:00"), held(4, "16:00", "18:30"), held(3, "20:00", "22:00")];
  const places = tablePlaces(tables, reserved, { stay: stay("18:00", "20:00"), people: 4 });
  expect(places.map((place) => [place.table.id, place.state, place.held?.id ?? null])).toEqual([
    [3, "fits", null],
    [5, "fits", null],
    [6, "small", null],
    [1, "small", null],
    [4, "taken", 904],
    [2, "taken", 902],
  ]);
});
