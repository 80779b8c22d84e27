import type { TableId } from "../ids.ts";

export const tableShapes = ["square", "round"] as const;
export type TableShape = (typeof tableShapes)[number];

/** Cells of a plan: a floor is at most this many wide and high. */
export const PLAN_CELLS = 60;
/** A plan is drawn at least so wide and high, so that there is room to move a table into. */
export const SMALLEST_PLAN = { width: 24, height: 12 } as const;
export const TABLE_CELLS = { min: 2, max: 12 } as const;

/** Where a table stands, in cells from the top left of its floor. */
export interface TableSpot {
  readonly id: TableId;
  readonly shape: TableShape;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A table that may not have been put anywhere yet. */
export interface TableToPlace extends Omit<TableSpot, "x" | "y"> {
  readonly x: number | null;
  readonly y: number | null;
}

/** Cells between tables that are put in rows. */
const GAP = 1;

/**
 * The tables of one floor with a spot for each: those that have none come in rows below the others, in the order
 * given. No table that somebody placed is moved.
 */
export function placeTables<Table extends TableToPlace>(tables: readonly Table[]): (Table & TableSpot)[] {
  const bottom = Math.max(0, ...tables.map((table) => (table.y === null ? 0 : table.y + table.height + GAP)));
  let x: number = GAP;
  let y = bottom === 0 ? GAP : bottom;
  let rowHeight = 0;
  return tables.map((table) => {
    if (table.x !== null && table.y !== null) return { ...table, x: table.x, y: table.y };
    if (x > GAP && x + table.width > SMALLEST_PLAN.width) {
      x = GAP;
      y += rowHeight + GAP;
      rowHeight = 0;
    }
    const placed = { ...table, ...clampToPlan({ ...table, x, y }) };
    x += table.width + GAP;
    rowHeight = Math.max(rowHeight, table.height);
    return placed;
  });
}

/** The spot moved so far that the table is on the plan with all of its cells. */
export function clampToPlan(spot: { x: number; y: number; width: number; height: number }): {
  readonly x: number;
  readonly y: number;
} {
  return {
    x: Math.min(Math.max(0, Math.round(spot.x)), PLAN_CELLS - spot.width),
    y: Math.min(Math.max(0, Math.round(spot.y)), PLAN_CELLS - spot.height),
  };
}

/** Size of the plan that holds all of these, with a margin of a cell. */
export function planSize(spots: readonly TableSpot[]): { readonly width: number; readonly height: number } {
  return {
    width: Math.max(SMALLEST_PLAN.width, ...spots.map((spot) => spot.x + spot.width + GAP)),
    height: Math.max(SMALLEST_PLAN.height, ...spots.map((spot) => spot.y + spot.height + GAP)),
  };
}
