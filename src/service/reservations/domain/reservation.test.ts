import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { type AttendanceFacts, attendanceOf, isNearTime, reservationAhead } from "./reservation.ts";

const at = (clock: string) => new Date(`2026-11-21T${clock}:00-06:00`);
const awaited: AttendanceFacts = { date: at("19:00"), status: "booked", arrived_at: null, no_show_at: null };

test("late is who is awaited ten minutes after the agreed time", () => {
  expect(attendanceOf(awaited, at("19:09"))).toBe("expected");
  expect(attendanceOf(awaited, at("19:10"))).toBe("late");
  expect(attendanceOf({ ...awaited, status: "paid" }, at("19:10"))).toBe("late");
});

test("what happened says more than the clock, and arriving more than a status", () => {
  expect(attendanceOf({ ...awaited, arrived_at: at("19:30") }, at("20:00"))).toBe("arrived");
  expect(attendanceOf({ ...awaited, no_show_at: at("19:30") }, at("20:00"))).toBe("no_show");
  expect(attendanceOf({ ...awaited, status: "cancelled" }, at("20:00"))).toBe("cancelled");
  expect(attendanceOf({ ...awaited, status: "cancelled", arrived_at: at("19:30") }, at("20:00"))).toBe(
    "arrived",
  );
});

test("the till warns of the next party within the minutes", () => {
  const table = toId<"Table">(1);
  const kept = (from: string, to: string, table_id = table) => ({
    table_id,
    date: at(from),
    ends_at: at(to),
  });
  const reservations = [
    kept("21:00", "22:30"),
    kept("19:00", "20:30"),
    kept("19:00", "20:30", toId<"Table">(2)),
  ];
  const ahead = (clock: string, minutes = 45) =>
    reservationAhead(reservations, table, { now: at(clock), minutes })?.date;
  expect(ahead("18:14")).toBeUndefined();
  expect(ahead("18:15")).toEqual(at("19:00"));
  expect(ahead("20:29")).toEqual(at("19:00"));
  expect(ahead("20:30")).toEqual(at("21:00"));
  expect(ahead("18:30", 0)).toBeUndefined();
});

test("a party that comes half a day from its time is another one", () => {
  const date = at("19:00");
  expect(isNearTime(date, at("07:00"))).toBe(true);
  expect(isNearTime(date, at("06:59"))).toBe(false);
  expect(isNearTime(date, new Date(date.getTime() + 12 * 3_600_000))).toBe(true);
  expect(isNearTime(date, new Date(date.getTime() + 12 * 3_600_000 + 1))).toBe(false);
});
