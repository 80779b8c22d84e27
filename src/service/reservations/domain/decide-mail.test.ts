import { expect, test } from "vitest";
import { decideMail, type MailedFacts } from "./decide-mail.ts";

const lastMail: MailedFacts = { date: "2026-11-21T01:00:00.000Z", people: 4, isCancelled: false };
const cancelled = { ...lastMail, isCancelled: true };

test.each([
  ["a new one is confirmed", lastMail, null, "confirmed"],
  ["the same again is not lastMail", lastMail, lastMail, null],
  ["another time is lastMail", { ...lastMail, date: "2026-11-21T02:00:00.000Z" }, lastMail, "changed"],
  ["more people are lastMail", { ...lastMail, people: 6 }, lastMail, "changed"],
  ["that it is cancelled is lastMail once", cancelled, lastMail, "cancelled"],
  ["that it is still cancelled is not", cancelled, cancelled, null],
  ["what was cancelled before anything was lastMail is not lastMail", cancelled, null, null],
  ["what was cancelled and holds again is confirmed", lastMail, cancelled, "confirmed"],
] as const)("%s", (_, current, before, mail) => {
  expect(decideMail(current, before, false)).toBe(mail);
  expect(decideMail(current, before, true)).toBeNull();
});
