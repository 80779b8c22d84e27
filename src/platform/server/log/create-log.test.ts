import { expect, test } from "vitest";
import { loggedError } from "./create-log.ts";

test("of an error its words, code and constraint are logged", () => {
  const refused = Object.assign(new Error("duplicate key value"), {
    code: "23505",
    constraint: "customers_phone",
    detail: "Key (tenant_id, phone)=(1, 7000-0000) already exists.",
    rejected: ["ana@test.example"],
  });
  const outer = new Error("not saved", { cause: refused });
  const logged = JSON.stringify([loggedError(refused), loggedError(outer)]);
  expect(loggedError(refused)).toEqual({
    type: "Error",
    message: "duplicate key value",
    stack: refused.stack,
    code: "23505",
    constraint: "customers_phone",
  });
  expect(logged).toContain("caused by: Error: duplicate key value");
  expect(logged).not.toMatch(/7000-0000|ana@/);
});

test("a thrown text stays a text", () => {
  expect(loggedError("gone")).toBe("gone");
});
