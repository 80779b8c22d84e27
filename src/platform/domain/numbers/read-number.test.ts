import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberIn, plainNumber, readNumber, restaurantForm } from "./read-number.ts";

/** The number, both readings as "1204 | 1.204", or why there is none. */
function said(text: string, decimals: number, from: "typing" | "file" = "typing", most?: number): string {
  const reading = readNumber(text, { decimals, from, most });
  switch (reading.kind) {
    case "none":
      return "";
    case "number":
      return reading.plain;
    case "unclear":
      return `${reading.thousands} | ${reading.decimal}`;
    case "refused":
      return reading.reason;
  }
}

describe("both marks are understood where only one reading is possible", () => {
  test.each([
    ["1,204.50", "1204.5"],
    ["1.204,50", "1204.5"],
    ["1,204.505", "1204.505"],
    ["1.204,505", "1204.505"],
    ["4,20", "4.2"],
    ["4.20", "4.2"],
    ["1,204,500", "1204500"],
    ["1.204.500", "1204500"],
    ["1.204.500,5", "1204500.5"],
    ["1 204.50", "1204.5"],
    ["1\u00a0204,50", "1204.5"],
    ["1'204,500.25", "1204500.25"],
    ["1’204", "1204"],
    ["0,125", "0.125"],
    [",5", "0.5"],
    [".5", "0.5"],
    ["12.", "12"],
    ["12,", "12"],
    ["1,204.", "1204"],
    ["1204,567", "1204.567"],
    ["007.50", "7.5"],
    ["$ 1,204.50", "1204.5"],
    ["13 %", "13"],
    ["  ", ""],
  ])("%s where three decimals are taken is %s", (text, plain) => {
    expect(said(text, 3)).toBe(plain);
  });
});

describe("a lone mark before three figures is decided by the decimals that are taken", () => {
  test.each([
    ["1,204", 0, "1204"],
    ["1.204", 0, "1204"],
    ["1.000", 0, "1000 | 1"],
    ["1,204", 2, "1204"],
    ["1.000", 2, "1000 | 1"],
    ["1.500", 2, "1500 | 1.5"],
    ["1.005", 2, "too_many_decimals"],
    ["1,204", 3, "1204 | 1.204"],
    ["1,000", 3, "1000 | 1"],
    ["1.204", 3, "1.204"],
    ["1,225", 6, "1225 | 1.225"],
    ["1,250", 8, "1250 | 1.25"],
  ])("%s with %i decimals is %s", (text, decimals, reading) => {
    expect(said(text, decimals)).toBe(reading);
  });

  test("in a file a comma is not certain where decimals are taken", () => {
    expect(said("4,205", 2, "file")).toBe("4205 | 4.205");
    expect(said("1.000", 2, "file")).toBe("1000 | 1");
    expect(said("4,205", 0, "file")).toBe("4205");
    expect(said("4,20", 2, "file")).toBe("4.2");
    expect(said("1,204.50", 2, "file")).toBe("1204.5");
    expect(said("1.204", 3, "file")).toBe("1.204");
  });

  test("a reading beyond the most is no possible one, but a certain one is refused", () => {
    expect(said("13,000", 2, "file", 100)).toBe("13");
    expect(said("1,000", 0, "typing", 999)).toBe("too_large");
    expect(said("1,204", 2, "typing", 1000)).toBe("too_large");
  });
});

test.each([
  ["abc", "not_a_number"],
  [".", "not_a_number"],
  ["1.2.3", "not_a_number"],
  ["12,34,5", "not_a_number"],
  ["1.204,500.75", "not_a_number"],
  ["1,204.500,5", "not_a_number"],
  ["0,204,500", "not_a_number"],
  ["1 20", "not_a_number"],
  ["1e3", "not_a_number"],
  ["0x1F", "not_a_number"],
  ["+5", "not_a_number"],
  ["-3", "negative"],
  ["−3", "negative"],
  ["-$1,204.50", "negative"],
  ["12.3456", "too_many_decimals"],
  ["12345678901234567", "too_large"],
  ["1234567890123.456", "too_large"],
])("%s is refused as %s", (text, reason) => {
  expect(said(text, 3)).toBe(reason);
});

const figures = fc.record({
  whole: fc.integer({ min: 0, max: 9_999_999 }),
  rest: fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 8 }),
});
const grouped = (whole: number, mark: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, mark);

test("no text is read as another number than one it means, whatever is taken", () => {
  fc.assert(
    fc.property(
      figures,
      fc.nat(8),
      fc.constantFrom("typing" as const, "file" as const),
      (number, decimals, from) => {
        const { whole, rest } = number;
        const meant = Number(`${whole}.${rest || "0"}`);
        for (const [group, mark] of [
          [",", "."],
          [".", ","],
          [" ", ","],
          ["", "."],
          ["", ","],
        ] as const) {
          const text = `${grouped(whole, group)}${rest === "" ? "" : `${mark}${rest}`}`;
          const reading = readNumber(text, { decimals, from });
          const isLone = /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);
          if (reading.kind === "number" && !isLone) expect(Number(reading.plain)).toBe(meant);
          if (reading.kind === "unclear")
            expect([Number(reading.thousands), Number(reading.decimal)]).toContain(meant);
        }
      },
    ),
  );
});

test("what the form shows is read back as the same number, or both are offered", () => {
  fc.assert(
    fc.property(figures, fc.nat(8), ({ whole, rest }, decimals) => {
      const plain = plainNumber(Number(`${whole}.${rest.slice(0, decimals) || "0"}`));
      const shown = restaurantForm(plain);
      const reading = readNumber(shown, { decimals });
      if (reading.kind === "unclear") expect(reading.thousands).toBe(plain);
      else expect(reading).toEqual({ kind: "number", plain });
      expect(readNumber(plain, { decimals })).toEqual({ kind: "number", plain });
    }),
  );
});

test("each of two readings is certain when it is written, so that one tap settles it", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999 }),
      fc.nat(999),
      fc.nat(8),
      fc.constantFrom(".", ","),
      (head, group, decimals, mark) => {
        const reading = readNumber(`${head}${mark}${String(group).padStart(3, "0")}`, { decimals });
        if (reading.kind !== "unclear") return;
        for (const plain of [reading.thousands, reading.decimal])
          expect(readNumber(plain, { decimals })).toEqual({ kind: "number", plain });
      },
    ),
  );
});

test("numbers are written out, never with an exponent", () => {
  expect(plainNumber(0.0000001)).toBe("0.0000001");
  expect(plainNumber(1204.5)).toBe("1204.5");
  expect(restaurantForm("1204567.125")).toBe("1,204,567.125");
  expect(restaurantForm("1204", 2)).toBe("1,204.00");
});

test("for calculating there is a number only where it is certain", () => {
  expect(numberIn("1,204.50", { decimals: 3 })).toBe(1204.5);
  expect(numberIn("1,204", { decimals: 3 })).toBeNull();
  expect(numberIn("", { decimals: 3 })).toBeNull();
});

test.each([
  ["１２３．５", "123.5"],
  ["١٢٣٫٥", "123.5"],
  ["۱۲۳٫۵", "123.5"],
  ["१२३.५", "123.5"],
  ["１，２０４．５０", "1204.5"],
  ["١٬٢٠٤٫٥٠", "1204.5"],
  ["＄１２。５０", "12.5"],
  ["٪١٠", "10"],
  ["１３％", "13"],
  ["－５", "negative"],
  ["١٢ كوب", "not_a_number"],
])("%s of another keyboard is %s", (text, expected) => {
  expect(said(text, 2)).toBe(expected);
});
