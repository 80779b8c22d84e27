import { expect, test } from "vitest";
import { placeOf } from "./place-of.ts";

test("a card leads to the first screen that the person may enter", () => {
  const cashier = { role: "staff", scope: ["DASHBOARD", "ORDER_BILLING"] } as const;
  expect(placeOf(cashier, "kitchen", "orderCharge", "cash")).toBe("orderCharge");
  expect(placeOf(cashier, "kitchen")).toBeUndefined();
  expect(placeOf({ role: "admin", scope: [] }, "orders")).toBe("orders");
});
