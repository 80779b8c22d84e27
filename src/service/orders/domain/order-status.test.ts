import { expect, test } from "vitest";
import type { LineStatus } from "./line-status.ts";
import { type OrderStatus, orderFilters, orderStatus, passesFilter } from "./order-status.ts";

test.each<[OrderStatus, LineStatus[]]>([
  ["created", []],
  ["created", ["created", "cancelled"]],
  ["preparing", ["created", "preparing"]],
  ["preparing", ["created", "completed"]],
  ["completed", ["completed", "delivered", "cancelled"]],
  ["delivered", ["delivered", "cancelled"]],
  ["cancelled", ["cancelled", "cancelled"]],
])("an order is %s with lines %j", (status, lines) => {
  expect(orderStatus(lines)).toBe(status);
  expect(orderStatus(lines.toReversed())).toBe(status);
});

test("pending shows what nobody has begun, all shows everything", () => {
  const shown = (status: OrderStatus) => orderFilters.filter((filter) => passesFilter(status, filter));
  expect(shown("created")).toEqual(["all", "pending"]);
  expect(shown("preparing")).toEqual(["all", "preparing"]);
  expect(shown("cancelled")).toEqual(["all"]);
});
