import { expect, test } from "vitest";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { documentTask } from "./document-task.ts";

const soldOn = calendarDate("2026-11-30");
const task = (invoiceType: "CONSUMIDOR_FINAL" | "CREDITO_FISCAL", isWhole: boolean, today: string) =>
  documentTask({ invoiceType, isWhole, soldOn, today: calendarDate(today) });

test("a factura is invalidated when all of it goes back at once, else returned", () => {
  expect(task("CONSUMIDOR_FINAL", true, "2027-02-20")).toEqual({ kind: "invalidation", until: "2027-02-28" });
  expect(task("CONSUMIDOR_FINAL", false, "2026-11-30")).toEqual({
    kind: "return_event",
    until: "2027-02-28",
  });
});

test("a fiscal credit is invalidated until the next day", () => {
  expect(task("CREDITO_FISCAL", true, "2026-12-01")).toEqual({ kind: "invalidation", until: "2026-12-01" });
  expect(task("CREDITO_FISCAL", true, "2026-12-02")).toEqual({ kind: "credit_note", until: "2027-02-28" });
  expect(task("CREDITO_FISCAL", false, "2026-11-30")).toEqual({ kind: "credit_note", until: "2027-02-28" });
});
