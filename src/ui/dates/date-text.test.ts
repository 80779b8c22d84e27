import { expect, test } from "vitest";
import { addSlash, isDate, readDate } from "./date-text.ts";

test.each([
  "05/03/2026",
  "5/3/2026",
  "05-03-2026",
  "5.3.2026",
  "05 03 2026",
  "05032026",
  " 2026-03-05 ",
  "2026/03/05",
  "2026/3/5",
  "2026. 03. 05.",
])("%s is the fifth of March", (typed) => {
  expect(readDate(typed)).toBe("2026-03-05");
});

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
});

test("figures alone make a date: the slashes come by themselves, and go by deleting", () => {
  let typed = "";
  for (const figure of "05032026") typed = addSlash(typed, typed + figure, "31/12/2000");
  expect(typed).toBe("05/03/2026");
  expect(addSlash("05/", "05", "31/12/2000")).toBe("05");
  expect(addSlash("05", "05/", "31/12/2000")).toBe("05/");
  expect(addSlash("", "05", "31/12/2000")).toBe("05");
});

test.each(["2000/12/31", "2000. 12. 31.", "２０００年12月31日"])(
  "a date that is written as %s is typed with the year first",
  (example) => {
    let typed = "";
    for (const figure of "20260305") typed = addSlash(typed, typed + figure, example);
    expect(typed).toBe("2026/03/05");
    expect(readDate(typed)).toBe("2026-03-05");
  },
);

test.each(["５／３／２０２６", "٠٥/٠٣/٢٠٢٦", "۰۵۰۳۲۰۲۶", "०५-०३-२०२६"])(
  "%s of another keyboard is a date",
  (typed) => {
    expect(readDate(typed)).toBe("2026-03-05");
  },
);
