import { expect, test } from "vitest";
import { decimalFrom } from "#platform/domain/money/decimal.ts";
import { arrangeDocument } from "./arrange-document.ts";
import { printDocument } from "./document-value.ts";
import { documentVersion, generationFor, generationOf } from "./generation.ts";

test("amounts are printed from the decimal, texts as JSON, numbers as whole ones", () => {
  const value = {
    a: decimalFrom("95.00"),
    b: decimalFrom("0.0000001"),
    c: [1, null, 'ñ"\n'],
    d: decimalFrom("-0"),
    e: -0,
  };
  expect(printDocument(value)).toBe('{"a":95,"b":0.0000001,"c":[1,null,"ñ\\"\\n"],"d":0,"e":0}');
  expect(printDocument(decimalFrom("12345678901.12345678"))).toBe("12345678901.12345678");
  expect(() => printDocument(0.1)).toThrow(RangeError);
});

test("a member that is missing is no document", () => {
  expect(() =>
    arrangeDocument({ identificacion: {} }, { kind: "contingency", generation: "2026-07" }),
  ).toThrow("a tax document lacks contingency.identificacion.version");
});

test("versions and generations name each other", () => {
  expect([
    documentVersion("01", "2022-12"),
    documentVersion("03", "2026-07"),
    documentVersion("invalidation", "2026-07"),
  ]).toEqual([1, 4, 3]);
  expect([generationOf("14", 2), generationOf("14", 3), generationOf("05", "3")]).toEqual([
    "2026-07",
    null,
    null,
  ]);
});

test("a generation holds for its type and environment from its day on", () => {
  const rules = [
    { kind: "01", environment: "00", generation: "2026-07", from: "2026-08-01" },
    { kind: "01", environment: "00", generation: "2022-12", from: "2026-09-01" },
    { kind: "01", environment: "01", generation: "2026-07", from: "2026-12-01" },
  ] as const;
  const on = (day: string, environment = "00", kind: "01" | "03" = "01") =>
    generationFor(rules, { kind, environment, day });
  expect([
    on("2026-07-31"),
    on("2026-08-01"),
    on("2026-09-01"),
    on("2026-11-30", "01"),
    on("2026-12-01", "01"),
    on("2026-12-01", "01", "03"),
  ]).toEqual(["2022-12", "2026-07", "2022-12", "2022-12", "2026-07", "2022-12"]);
});
