import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { applyNumbers, type DisplayedNumbers } from "./order-display-api.ts";

const number = (id: number, minute: number) => ({
  order_id: toId<"Order">(id),
  token_no: id,
  is_delivery: false,
  since: new Date(minute * 60_000),
});

const aDisplay = (over: Partial<DisplayedNumbers> = {}): DisplayedNumbers => ({
  preparing: [number(1, 1), number(2, 2)],
  ready: [number(8, 5)],
  withTables: false,
  now: new Date(0),
  seq: 3,
  ...over,
});

const told = (id: number, minute: number, column: "preparing" | "ready" | null, is_of_table = false) => ({
  ...number(id, minute),
  column,
  is_of_table,
});

const columns = ({ preparing, ready }: DisplayedNumbers) => [
  preparing.map((order) => order.token_no),
  ready.map((order) => order.token_no),
];

test("a number goes to the column where it stands now", () => {
  const now = applyNumbers(aDisplay(), { orders: [told(1, 9, "ready"), told(3, 1.5, "preparing")] });
  expect(columns(now)).toEqual([
    [3, 2],
    [1, 8],
  ]);
  expect(columns(applyNumbers(now, { orders: [told(1, 9, null)] }))).toEqual([[3, 2], [8]]);
});

test("numbers of tables are shown only where they are wanted", () => {
  const change = { orders: [told(5, 6, "preparing", true)] };
  const without = aDisplay();
  expect(applyNumbers(without, change)).toBe(without);
  expect(columns(applyNumbers(aDisplay({ withTables: true }), change))).toEqual([[1, 2, 5], [8]]);
});
