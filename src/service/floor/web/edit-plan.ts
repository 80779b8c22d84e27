import { clampToPlan, TABLE_CELLS, type TableSpot } from "../domain/floor-plan.ts";
import type { Direction } from "../domain/table-state.ts";

const steps = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const satisfies Record<
  Direction,
  readonly [number, number]
>;

/** The table moved one cell, or made one cell larger or smaller; it stays on the plan and within its sizes. */
export function stepTable<Spot extends TableSpot>(spot: Spot, direction: Direction, resize: boolean): Spot {
  const [x, y] = steps[direction];
  if (!resize) return { ...spot, ...clampToPlan({ ...spot, x: spot.x + x, y: spot.y + y }) };
  return resizeTable(spot, spot.width + x, spot.height + y);
}

/** The table in another size. */
export function resizeTable<Spot extends TableSpot>(spot: Spot, width: number, height: number): Spot {
  const size = { width: clampSize(width), height: clampSize(height) };
  return { ...spot, ...size, ...clampToPlan({ ...spot, ...size }) };
}

/** The table moved by so many cells, rounded to whole ones. */
export function dragTable<Spot extends TableSpot>(spot: Spot, cells: { x: number; y: number }): Spot {
  return { ...spot, ...clampToPlan({ ...spot, x: spot.x + cells.x, y: spot.y + cells.y }) };
}

function clampSize(cells: number): number {
  return Math.min(TABLE_CELLS.max, Math.max(TABLE_CELLS.min, cells));
}
