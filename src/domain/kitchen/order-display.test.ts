import { expect, test } from "vitest";
import { displayColumn } from "./order-display.ts";

test("an order is ready for its guest when all its active lines are", () => {
  expect(displayColumn(["created", "created"])).toBe("preparing");
  expect(displayColumn(["completed", "preparing"])).toBe("preparing");
  expect(displayColumn(["delivered", "created"])).toBe("preparing");
  expect(displayColumn(["completed", "cancelled"])).toBe("ready");
  expect(displayColumn(["completed", "delivered"])).toBe("ready");
});

test("what was handed over or cancelled is on neither side", () => {
  expect(displayColumn(["delivered", "delivered"])).toBeNull();
  expect(displayColumn(["cancelled"])).toBeNull();
});
