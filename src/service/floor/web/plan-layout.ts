import type { CSSProperties } from "react";
import type { FloorTable } from "../contract/floor.ts";
import { placeTables, type TableSpot } from "../domain/floor-plan.ts";
import type { Direction } from "../domain/table-state.ts";

export type PlacedTable = FloorTable & TableSpot;

export interface Floor {
  /** Null for the tables without a floor. */
  readonly name: string | null;
  readonly tables: readonly PlacedTable[];
}

/** Groups the tables by floor, in the order of their first table, and gives every table a place. */
export function floorsOf(tables: readonly FloorTable[]): Floor[] {
  return [...Map.groupBy(tables, (table) => table.floor)].map(([name, own]) => ({
    name,
    tables: placeTables(own),
  }));
}

/** Sets the place of a table in cells; the style sheet sets the size of a cell. */
export function spotStyle({ x, y, width, height }: Omit<TableSpot, "id" | "shape">): CSSProperties {
  return { "--x": x, "--y": y, "--width": width, "--height": height };
}

export const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};
