import fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatControlNumber,
  generationCodeOf,
  isGenerationCode,
  parseControlNumber,
} from "./document-numbers.ts";

test("a control number is written as the manual's example and read again", () => {
  const number = { type: "01", establishment: "M001", pointOfSale: "P025", sequence: 1 };
  expect(formatControlNumber(number)).toBe("DTE-01-M001P025-000000000000001");
  fc.assert(
    fc.property(
      fc.constantFrom("01", "03", "05", "06", "14"),
      fc.integer({ min: 1, max: 999_999_999_999_999 }),
      (type, sequence) => {
        const text = formatControlNumber({ ...number, type, sequence });
        expect(text).toHaveLength(31);
        expect(parseControlNumber(text)).toEqual({ ...number, type, sequence });
      },
    ),
  );
});

test("numbers of before the letters are read, and not written", () => {
  expect(parseControlNumber("DTE-03-00010003-000000000110752")).toEqual({
    type: "03",
    establishment: "0001",
    pointOfSale: "0003",
    sequence: 110_752,
  });
  for (const wrong of [
    { establishment: "0001" },
    { pointOfSale: "M001" },
    { type: "1" },
    { sequence: 0 },
    { sequence: 1.5 },
    { sequence: 1_000_000_000_000_000 },
  ])
    expect(() =>
      formatControlNumber({ type: "01", establishment: "S001", pointOfSale: "P001", sequence: 1, ...wrong }),
    ).toThrow(RangeError);
});

test.each(["", "DTE-01-M001P025-1", "dte-01-m001p025-000000000000001", "DTE-01-M001P025-000000000000001 "])(
  "%j is no control number",
  (text) => {
    expect(parseControlNumber(text)).toBeNull();
  },
);

test("a generation code is a UUID of any version in capitals", () => {
  expect(generationCodeOf("07f62126-d2b4-1f14-910f-e1576e323881")).toBe(
    "07F62126-D2B4-1F14-910F-E1576E323881",
  );
  expect(() => generationCodeOf("07f62126")).toThrow(RangeError);
  for (const wrong of ["07f62126-d2b4-4f14-910f-e1576e323881", "", null, 7])
    expect(isGenerationCode(wrong)).toBe(false);
});
