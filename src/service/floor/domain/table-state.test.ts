import { expect, test } from "vitest";
import type { LineStatus } from "#service/orders/domain/line-status.ts";
import { tableNumber } from "./table-number.ts";
import { nearestTable, needsAttention, tableState, tableStates } from "./table-state.ts";

const party = (...statuses: LineStatus[]) => ({
  billRequested: false,
  lines: statuses.map((status) => ({ status })),
});

test("a table says what matters most at it", () => {
  expect(tableState(null)).toBe("free");
  expect(tableState({ ...party("created", "completed"), billRequested: true })).toBe("bill");
  expect(tableState(party("created", "preparing", "completed", "delivered"))).toBe("ready");
  expect(tableState(party("created", "preparing", "delivered"))).toBe("waiting");
  expect(tableState(party("preparing", "delivered"))).toBe("preparing");
  expect(tableState(party("delivered"))).toBe("served");
  expect(tableStates.filter(needsAttention)).toEqual(["bill", "ready"]);
});

test("a table is called by the last number in its title", () => {
  expect(["Mesa 12", "Piso 2, mesa 7", "Barra"].map(tableNumber)).toEqual([12, 7, null]);
});

test("arrows go to the nearest table that lies that way", () => {
  const spot = (x: number, y: number) => ({ x, y, width: 3, height: 3 });
  const [a, b, c, d] = [spot(0, 0), spot(4, 0), spot(12, 1), spot(0, 6)];
  const tables = [a, b, c, d];
  expect(nearestTable(tables, a, "right")).toBe(b);
  expect(nearestTable(tables, b, "right")).toBe(c);
  expect(nearestTable(tables, a, "down")).toBe(d);
  expect(nearestTable(tables, d, "up")).toBe(a);
  expect(nearestTable(tables, a, "left")).toBeUndefined();
});
