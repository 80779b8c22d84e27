import { expect, test } from "vitest";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { writingOf } from "#platform/domain/text/languages.ts";
import type { OfferHours } from "./offer-hours.ts";
import { type HoursReader, type HoursWord, offerHoursText } from "./offer-hours-text.ts";

const words: Record<HoursWord, string> = {
  all_day: "todo el día",
  from: "desde el {{day}}",
  until: "hasta el {{day}}",
};
const reader: HoursReader = {
  word: (word, values) => words[word].replace("{{day}}", values?.day ?? ""),
  writing: writingOf("es"),
};
const breakfast: OfferHours = { weekdays: [], from: 360, to: 660, startsOn: null, endsOn: null };

test.each<[string, Partial<OfferHours>, string]>([
  ["every day", {}, "6:00 AM–11:00 AM"],
  ["all seven named", { weekdays: [1, 2, 3, 4, 5, 6, 7] }, "6:00 AM–11:00 AM"],
  ["days in a row", { weekdays: [5, 1, 2, 3, 4] }, "lun–vie 6:00 AM–11:00 AM"],
  ["single days", { weekdays: [1, 2, 7] }, "lun, mar, dom 6:00 AM–11:00 AM"],
  ["past midnight", { weekdays: [6], from: 1320, to: 30 }, "sáb 10:00 PM–12:30 AM"],
  ["whole days", { weekdays: [7], from: 0, to: 0 }, "dom todo el día"],
  [
    "a range of dates",
    { startsOn: calendarDate("2026-12-01"), endsOn: calendarDate("2026-12-24") },
    "6:00 AM–11:00 AM desde el 01/12/2026 hasta el 24/12/2026",
  ],
])("%s", (_, changes, text) => {
  expect(offerHoursText([{ ...breakfast, ...changes }], reader)).toBe(text);
});

test("several spans follow each other", () => {
  const late = { ...breakfast, from: 0, to: 60 };
  expect(offerHoursText([breakfast, late], reader)).toBe("6:00 AM–11:00 AM · 12:00 AM–1:00 AM");
});

test("other languages write times and days in their own way, and order", () => {
  const span = { ...breakfast, weekdays: [1] as const, startsOn: calendarDate("2026-12-01") };
  const word: HoursReader["word"] = (name, values) => (name === "from" ? `${values?.day}から` : name);
  expect(offerHoursText([span], { word, writing: writingOf("ja") })).toBe("月 06:00–11:00 2026/12/01から");
});
