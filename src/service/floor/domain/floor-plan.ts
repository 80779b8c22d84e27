import type { TableId } from "#platform/domain/ids.ts";

export const tableShapes = ["square", "round"] as const;
export type TableShape = (typeof tableShapes)[number];

/** Largest width and height of a floor, in cells. */
export const PLAN_CELLS = 60;
/** Smallest size at which a plan is drawn, to leave room for moving tables. */
const SMALLEST_PLAN = { width: 24, height: 12 } as const;
export const TABLE_CELLS = { min: 2, max: 12 } as const;

/** Place of a table, in cells from the top left corner of its floor. */
export interface TableSpot {
  readonly id: TableId;
  readonly shape: TableShape;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A table that may have no place yet. */
export interface TableToPlace extends Omit<TableSpot, "x" | "y"> {
  readonly x: number | null;
  readonly y: number | null;
}

/** Free cells around a table that nobody placed. */
const GAP = 1;

/**
 * Gives each table of one floor a place. Tables that somebody placed do not move. The others follow in the given order, after
 * the last row of the plan and in new rows below it, but never between tables, where people walk.
 */
export function placeTables<Table extends TableToPlace>(tables: readonly Table[]): (Table & TableSpot)[] {
  const taken: Area[] = tables.flatMap(({ x, y, width, height }) =>
    x === null || y === null ? [] : [{ x, y, width, height }],
  );
  return tables.map((table) => {
    if (table.x !== null && table.y !== null) return { ...table, x: table.x, y: table.y };
    const placed = { ...table, ...freePlace(taken, table) };
    taken.push(placed);
    return placed;
  });
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function freePlace(taken: readonly Area[], size: { width: number; height: number }) {
  const lastRow = Math.max(GAP, ...taken.map((area) => area.y));
  const below = Math.max(GAP, ...taken.map((area) => area.y + area.height + GAP));
  const across = planSize(taken).width;
  const behind = [lastRow, below].flatMap((y) => placesInRow(y, size, across));
  // Falls back to any free place when the floor is full to its end.
  const anywhere = () =>
    Array.from({ length: PLAN_CELLS }, (_, y) => placesInRow(y, size, PLAN_CELLS)).flat();
  const isFree = (place: Area) => taken.every((area) => isApart(area, place));
  const { x, y } = behind.find(isFree) ?? anywhere().find(isFree) ?? { x: GAP, y: below };
  return clampToPlan({ ...size, x, y });
}

/** Returns the places in one row of the plan where an area of this size fits, from left to right. */
function placesInRow(
  y: number,
  { width, height }: { width: number; height: number },
  across: number,
): Area[] {
  if (y + height > PLAN_CELLS) return [];
  const last = Math.max(GAP, Math.min(across, PLAN_CELLS) - width);
  return Array.from({ length: last - GAP + 1 }, (_, index) => ({ x: GAP + index, y, width, height }));
}

/** Tells whether people can walk between two tables. */
function isApart(a: Area, b: Area): boolean {
  return (
    a.x + a.width + GAP <= b.x ||
    b.x + b.width + GAP <= a.x ||
    a.y + a.height + GAP <= b.y ||
    b.y + b.height + GAP <= a.y
  );
}

/** Moves the spot so that the whole table lies on the plan. */
export function clampToPlan(spot: { x: number; y: number; width: number; height: number }): {
  readonly x: number;
  readonly y: number;
} {
  return {
    x: Math.min(Math.max(0, Math.round(spot.x)), PLAN_CELLS - spot.width),
    y: Math.min(Math.max(0, Math.round(spot.y)), PLAN_CELLS - spot.height),
  };
}

/** Returns the size of a plan that holds all areas with a margin of one cell. */
export function planSize(spots: readonly Area[]): { readonly width: number; readonly height: number } {
  return {
    width: Math.max(SMALLEST_PLAN.width, ...spots.map((spot) => spot.x + spot.width + GAP)),
    height: Math.max(SMALLEST_PLAN.height, ...spots.map((spot) => spot.y + spot.height + GAP)),
  };
}
