import { expect, test } from "vitest";
import { decideMail, type ToldReservation } from "./decide-mail.ts";

const told: ToldReservation = { date: "2026-11-21T01:00:00.000Z", people: 4, isCancelled: false };
const cancelled = { ...told, isCancelled: true };

test.each([
  ["a new one is confirmed", told, null, "confirmed"],
  ["the same again is not told", told, told, null],
  ["another time is told", { ...told, date: "2026-11-21T02:00:00.000Z" }, told, "changed"],
  ["more people are told", { ...told, people: 6 }, told, "changed"],
  ["that it is cancelled is told once", cancelled, told, "cancelled"],
  ["that it is still cancelled is not", cancelled, cancelled, null],
  ["what was cancelled before anything was told is not told", cancelled, null, null],
  ["what was cancelled and holds again is confirmed", told, cancelled, "confirmed"],
] as const)("%s", (_, current, before, mail) => {
  expect(decideMail(current, before, false)).toBe(mail);
  expect(decideMail(current, before, true)).toBeNull();
});
