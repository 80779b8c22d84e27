import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { dragTable, resizeTable, stepTable } from "./floor-editor.tsx";

const spot = { id: toId<"Table">(1), shape: "square", x: 0, y: 5, width: 3, height: 3 } as const;

test("arrows move a table by a cell, never off the plan", () => {
  expect(stepTable(spot, "right", false)).toEqual({ ...spot, x: 1 });
  expect(stepTable(spot, "left", false)).toEqual(spot);
  expect(stepTable(spot, "up", false)).toEqual({ ...spot, y: 4 });
});

test("with shift they change its size, within what a table may be", () => {
  expect(stepTable(spot, "right", true)).toEqual({ ...spot, width: 4 });
  expect(stepTable({ ...spot, height: 2 }, "up", true)).toEqual({ ...spot, height: 2 });
  expect(resizeTable(spot, 40, 2)).toEqual({ ...spot, width: 12, height: 2 });
});

test("dragging goes by whole cells and ends at the edge", () => {
  expect(dragTable(spot, { x: 2.4, y: -9 })).toEqual({ ...spot, x: 2, y: 0 });
});
