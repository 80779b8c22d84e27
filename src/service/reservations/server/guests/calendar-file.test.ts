import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const event = {
  uid: "reservation-7@comanda",
  sequence: 2,
  at: new Date("2026-11-20T12:00:00Z"),
  from: new Date("2027-01-01T05:30:00Z"),
  to: new Date("2027-01-01T07:00:00Z"),
  title: "Mesa para 4 en La Ceiba; comedor, café",
  place: "Calle Arce 1\nSan Salvador",
  notes: "Código: K7M2QX",
  isCancelled: false,
};

test("an appointment over the change of year, in UTC, its signs marked", () => {
  expect(calendarFile(event).split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Comanda//Reservations//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:reservation-7@comanda",
    "SEQUENCE:2",
    "DTSTAMP:20261120T120000Z",
    "DTSTART:20270101T053000Z",
    "DTEND:20270101T070000Z",
    String.raw`SUMMARY:Mesa para 4 en La Ceiba\; comedor\, café`,
    String.raw`LOCATION:Calle Arce 1\nSan Salvador`,
    "DESCRIPTION:Código: K7M2QX",
    "STATUS:CONFIRMED",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("one that was cancelled is struck off the calendar", () => {
  const text = calendarFile({ ...event, isCancelled: true, place: null });
  expect(text).toContain("METHOD:CANCEL\r\n");
  expect(text).toContain("STATUS:CANCELLED\r\n");
  expect(text).not.toContain("LOCATION");
});

test("a name can write no line of its own, and long lines are folded", () => {
  const title = `${"ñandú 🍽 ".repeat(30)}\r\nATTACH:http://evil.example`;
  const lines = calendarFile({ ...event, title }).split("\r\n");
  expect(lines.some((line) => line.startsWith("ATTACH"))).toBe(false);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = lines.join("\r\n").replaceAll("\r\n ", "");
  expect(unfolded).toContain(String.raw`${"ñandú 🍽 ".repeat(30)}\nATTACH:http://evil.example`);
});
