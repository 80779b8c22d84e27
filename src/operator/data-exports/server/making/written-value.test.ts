import fc from "fast-check";
import { expect, test } from "vitest";
import { scaledText, writtenCell, writtenValue, zonedText } from "./written-value.ts";

test.each([
  [1240, 2, "12.40"],
  [-5, 2, "-0.05"],
  [0, 3, "0.000"],
  [1_500, 3, "1.500"],
  [123_456_789, 8, "1.23456789"],
])("%d with %d places is %s", (value, places, text) => {
  expect(scaledText(value, places)).toBe(text);
});

test("no whole number loses anything", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 8 }), (value, places) => {
      const text = scaledText(value, places);
      expect(BigInt(text.replace(".", ""))).toBe(BigInt(value));
      expect(text.split(".")[1]).toHaveLength(places);
    }),
    { seed: 7 },
  );
});

test("an instant says what the wall shows and how far that is from UTC", () => {
  const at = new Date("2026-11-21T21:05:09.120Z");
  expect(zonedText(at, "America/El_Salvador")).toBe("2026-11-21T15:05:09.120-06:00");
  expect(zonedText(at, "UTC")).toBe("2026-11-21T21:05:09.120+00:00");
  expect(zonedText(at, "Asia/Kathmandu")).toBe("2026-11-22T02:50:09.120+05:45");
  fc.assert(
    fc.property(
      fc.date({ min: new Date("1990-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }),
      (date) => {
        for (const zone of ["America/El_Salvador", "America/New_York", "Australia/Lord_Howe"])
          expect(new Date(zonedText(date, zone)).getTime()).toBe(date.getTime());
      },
    ),
    { seed: 7 },
  );
});

test("a spreadsheet gets texts, JSON gets numbers; nothing is nothing", () => {
  expect(writtenCell("amount", 500, "UTC")).toBe("5.00");
  expect(writtenValue("amount", 500, "UTC")).toBe(5);
  expect(writtenCell("plain", ["dinein"], "UTC")).toBe('["dinein"]');
  expect(writtenValue("plain", ["dinein"], "UTC")).toEqual(["dinein"]);
  expect(writtenCell("plain", true, "UTC")).toBe("true");
  expect([writtenCell("instant", null, "UTC"), writtenValue("instant", null, "UTC")]).toEqual([null, null]);
});
