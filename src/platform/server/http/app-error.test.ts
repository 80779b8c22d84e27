import { expect, test } from "vitest";
import { AppError, found, required } from "./app-error.ts";

test("what is not found is a refusal, what is missing a fault", () => {
  expect(found("row")).toBe("row");
  expect(() => found(undefined)).toThrow(AppError);
  expect(required(0, "a figure")).toBe(0);
  expect(() => required(undefined, "the first order of a bill")).toThrow(
    "Expected the first order of a bill",
  );
  expect(() => required(null, "a name")).not.toThrow(AppError);
});
