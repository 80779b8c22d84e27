import { expect, test } from "vitest";
import { addSlash, isDate, readDate, writeDate } from "./date-text.ts";

test.each(["05/03/2026", "5/3/2026", "05-03-2026", "5.3.2026", "05 03 2026", "05032026", " 2026-03-05 "])(
  "%s is the fifth of March",
  (typed) => {
    expect(readDate(typed)).toBe("2026-03-05");
  },
);

test.each([
  "",
  "31/02/2026",
  "12/31/2026",
  "29/02/2026",
  "5/3/26",
  "mañana",
  "05/03/",
  "00/01/2026",
  "01/01/0001",
])("%s is no date and stays as it was typed", (typed) => {
  expect(readDate(typed)).toBe(typed);
  expect(isDate(readDate(typed))).toBe(false);
  expect(writeDate(typed)).toBe(typed);
});

test("a date is written as it is read", () => {
  expect(writeDate("2028-02-29")).toBe("29/02/2028");
  expect(readDate(writeDate("2028-02-29"))).toBe("2028-02-29");
});

test("figures alone make a date: the slashes come by themselves, and go by deleting", () => {
  let typed = "";
  for (const figure of "05032026") typed = addSlash(typed, typed + figure);
  expect(typed).toBe("05/03/2026");
  expect(addSlash("05/", "05")).toBe("05");
  expect(addSlash("05", "05/")).toBe("05/");
  expect(addSlash("", "05")).toBe("05");
});
