import { expect, test } from "vitest";
import { tillCode } from "./till-id.ts";

test("the code of a till has four figures and stays the same", () => {
  expect(tillCode("00000000-0000-4000-8000-000000000001")).toBe("1000");
  expect(tillCode("ffffffff-0000-4000-8000-000000000001")).toBe(
    tillCode("ffffffff-0000-4000-8000-000000000002"),
  );
  expect(tillCode("ffffffff-0000-4000-8000-000000000001")).toMatch(/^[1-9]\d{3}$/);
});
