import { expect, test } from "vitest";
import { formatScope, isPermission, parseScope, permissions } from "./permissions.ts";

test("the 27 names of the specification and REFUNDS, each once", () => {
  expect(permissions).toHaveLength(28);
  expect(new Set(permissions).size).toBe(28);
});

test("a scope is read with any spaces, without doubles and without unknown names", () => {
  expect(parseScope(" ORDERS ,POS,,POS , pos, EVERYTHING")).toEqual(["POS", "ORDERS"]);
  expect(parseScope("")).toEqual([]);
  expect(isPermission("pos")).toBe(false);
});

test("a scope survives being written and read", () => {
  expect(parseScope(formatScope(permissions))).toEqual([...permissions]);
  expect(formatScope(["ORDERS", "POS"])).toBe("POS,ORDERS");
});
