import { expect, test } from "vitest";
import type { ListedDiscountCode } from "../contract/discount-codes.ts";
import { sortedCodes } from "./sorted-codes.ts";

const code = (text: string, rest: Partial<ListedDiscountCode> = {}): ListedDiscountCode => ({
  id: 1 as never,
  code: text,
  description: null,
  discount_type: "percentage",
  discount_value: 10,
  min_order_value: null,
  max_discount_amount: null,
  start_date: null,
  end_date: null,
  max_uses: null,
  times_used: 0,
  is_active: true,
  is_combinable: false,
  version: "",
  ...rest,
});
const codes = [
  code("NAVIDAD", { description: "Cumpleaños", times_used: 2, end_date: "2026-12-31" }),
  code("AMIGOS", { times_used: 7 }),
  code("BODA", { end_date: "2026-11-30" }),
];
const texts = (...request: Parameters<typeof sortedCodes>) => sortedCodes(...request).map((row) => row.code);

test("codes are found by code and description, without accents and case", () => {
  expect(texts(codes, "cumpleanos", undefined)).toEqual(["NAVIDAD"]);
  expect(texts(codes, "bo", undefined)).toEqual(["BODA"]);
  expect(texts(codes, "", undefined)).toEqual(["NAVIDAD", "AMIGOS", "BODA"]);
});

test("they are sorted both ways; what never ends comes after what ends", () => {
  expect(texts(codes, "", { key: "code", direction: "ascending" })).toEqual(["AMIGOS", "BODA", "NAVIDAD"]);
  expect(texts(codes, "", { key: "uses", direction: "descending" })).toEqual(["AMIGOS", "NAVIDAD", "BODA"]);
  expect(texts(codes, "", { key: "valid", direction: "ascending" })).toEqual(["BODA", "NAVIDAD", "AMIGOS"]);
});
