import { expect, test } from "vitest";
import { toId, toUuid } from "./ids.ts";

test("an id is a positive whole number", () => {
  expect(toId<"Order">(7)).toBe(7);
  for (const wrong of [0, -1, 1.5, Number.NaN, 2 ** 53]) expect(() => toId(wrong)).toThrow(RangeError);
});

test("two spellings of a uuid are one", () => {
  expect(toUuid("0B8A9C1E-4C2F-4E0B-9D5A-0123456789AB")).toBe("0b8a9c1e-4c2f-4e0b-9d5a-0123456789ab");
  expect(() => toUuid("0b8a9c1e")).toThrow(RangeError);
});
