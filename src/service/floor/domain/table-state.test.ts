import { expect, test } from "vitest";
import type { LineStatus } from "#service/orders/domain/line-status.ts";
import { tableNumber } from "./table-number.ts";
import { nearestTable, needsAttention, tableState, tableStates } from "./table-state.ts";

const now = Date.parse("2026-11-20T18:30:00Z");
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000);

const party = (...statuses: LineStatus[]) => ({
  billRequested: false,
  lines: statuses.map((status) => ({ status, since: minutesAgo(5) })),
});
const stateOf = (...statuses: LineStatus[]) => tableState(party(...statuses), now);

test("a table says what matters most at it", () => {
  expect(tableState(null, now)).toBe("free");
  expect(stateOf("cancelled")).toBe("free");
  expect(tableState({ ...party("created", "completed"), billRequested: true }, now)).toBe("bill");
  expect(stateOf("created", "preparing", "completed", "delivered")).toBe("ready");
  expect(stateOf("created", "preparing", "delivered")).toBe("waiting");
  expect(stateOf("preparing", "delivered")).toBe("preparing");
  expect(stateOf("delivered", "cancelled")).toBe("served");
  expect(tableStates.filter(needsAttention)).toEqual(["bill", "late", "ready"]);
});

test("a dish that is not ready in time comes before what waits to be carried", () => {
  const stateAt = (status: LineStatus, since: Date | null) =>
    tableState({ billRequested: false, lines: [...party("completed").lines, { status, since }] }, now);
  expect(stateAt("preparing", minutesAgo(20))).toBe("late");
  expect(stateAt("created", minutesAgo(20))).toBe("late");
  expect(stateAt("created", minutesAgo(19))).toBe("ready");
  // What is ready is late no more, and nobody makes what is held.
  expect(stateAt("completed", minutesAgo(90))).toBe("ready");
  expect(stateAt("created", null)).toBe("ready");
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
