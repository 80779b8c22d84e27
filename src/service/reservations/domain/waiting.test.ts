import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { estimateWaits, type TableInUse } from "./waiting.ts";

const at = (clock: string) => new Date(`2026-11-21T${clock}:00-06:00`);
const now = at("19:00");
const clock = { now, stayMinutes: 90 };
const party = (people_count: number) => ({ people_count });

let ids = 0;
const table = (seating_capacity: number, rest: Partial<TableInUse> = {}): TableInUse => {
  ids += 1;
  return { id: toId<"Table">(ids), seating_capacity, taken_since: null, next_reservation: null, ...rest };
};

test("a free table is no wait, and each party takes the next one", () => {
  const tables = [table(4), table(2, { taken_since: at("18:00") }), table(4, { taken_since: at("18:12") })];
  expect(estimateWaits([party(2), party(2), party(4), party(6)], tables, clock)).toEqual([0, 30, 45, null]);
});

test("the smallest of several free tables is taken, so that large parties find theirs", () => {
  expect(estimateWaits([party(2), party(6)], [table(6), table(2)], clock)).toEqual([0, 0]);
});

test("who is over the usual time goes soon", () => {
  expect(estimateWaits([party(2)], [table(2, { taken_since: at("16:00") })], clock)).toEqual([10]);
});

test("a table that is reserved before the party would be done is free after that one", () => {
  expect(estimateWaits([party(2)], [table(2, { next_reservation: at("20:00") })], clock)).toEqual([150]);
  expect(estimateWaits([party(2)], [table(2, { next_reservation: at("20:30") })], clock)).toEqual([0]);
});

test("a table without a number of seats takes anybody", () => {
  const long = Array.from({ length: 20 }, () => party(300));
  expect(estimateWaits(long, [table(0)], clock).at(-1)).toBe(600);
  expect(estimateWaits([party(1)], [], clock)).toEqual([null]);
});
