import { expect, test } from "vitest";
import type { LineStatus } from "#service/orders/domain/line-status.ts";
import { placeOnDisplay } from "./place-on-display.ts";

const created_at = new Date("2026-11-22T18:00:00Z");
const changed_at = new Date("2026-11-22T18:20:00Z");
const placeOf = (...statuses: LineStatus[]) => placeOnDisplay({ statuses, created_at, changed_at });

const preparing = { column: "preparing", since: created_at };
const ready = { column: "ready", since: changed_at };

test("an order is ready for its guest when all its active lines are", () => {
  expect(placeOf("created", "created")).toEqual(preparing);
  expect(placeOf("completed", "preparing")).toEqual(preparing);
  expect(placeOf("delivered", "created")).toEqual(preparing);
  expect(placeOf("completed", "cancelled")).toEqual(ready);
  expect(placeOf("completed", "delivered")).toEqual(ready);
});

test("what was handed over or cancelled, or has no dishes, is on neither side", () => {
  expect(placeOf("delivered", "delivered")).toBeNull();
  expect(placeOf("cancelled")).toBeNull();
  expect(placeOf()).toBeNull();
});
