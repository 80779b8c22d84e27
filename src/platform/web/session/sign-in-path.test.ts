import { describe, expect, test } from "vitest";
import { safeRedirect, signInPath } from "./sign-in-path.ts";

test("the platform's screens have their own sign-in", () => {
  expect(signInPath("/superadmin/dashboard/home")).toBe("/superadmin");
  expect(signInPath("/dashboard/pos")).toBe("/login");
});

describe("the way back after signing in", () => {
  test.each(["/dashboard/pos?tableId=4", "/dashboard", "/superadmin/dashboard/home"])(
    "%s is ours",
    (wanted) => {
      expect(safeRedirect(wanted)).toBe(wanted);
    },
  );

  test.each([
    undefined,
    "https://evil.example/dashboard/",
    "//evil.example/dashboard/",
    "/\\evil.example/dashboard/",
    "/login",
    "/dashboardx",
    "javascript:alert(1)",
  ])("%s is not", (wanted) => {
    expect(safeRedirect(wanted)).toBeUndefined();
  });
});
