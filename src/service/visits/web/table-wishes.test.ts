import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import type { StaffVisit } from "../contract/staff-visits.ts";
import { tableWishes } from "./table-wishes.ts";

const aVisit = (id: number, rest: Partial<StaffVisit>): StaffVisit => ({
  id: toId(id),
  table_id: toId(id),
  table_title: `Mesa ${id}`,
  floor: null,
  pin: "0417",
  is_pin_guessed: false,
  opened_at: new Date(0),
  phones: [],
  call: null,
  bill: null,
  ...rest,
});

test("calls and bills are one list, the longest waiting first", () => {
  const call = { reason: "napkins", called_at: new Date(3) } as const;
  const wishes = tableWishes([
    aVisit(1, { call, bill: { requested_at: new Date(1) } }),
    aVisit(2, {}),
    aVisit(3, { bill: { requested_at: new Date(2) } }),
  ]);
  expect(wishes.map(({ kind, visit }) => [kind, visit.table_title])).toEqual([
    ["bill", "Mesa 1"],
    ["bill", "Mesa 3"],
    ["call", "Mesa 1"],
  ]);
});

test("another call of the same table is another wish", () => {
  const keyAt = (at: number) =>
    tableWishes([aVisit(1, { call: { reason: "water", called_at: new Date(at) } })])[0]?.key;
  expect(keyAt(1)).not.toBe(keyAt(2));
});
