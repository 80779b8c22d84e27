import type { FloorTable } from "../contract/floor.ts";
import { placeTables, type TableSpot } from "../domain/floor-plan.ts";

/** A table with its place on the plan. */
export type PlacedTable = FloorTable & TableSpot;

export interface Floor {
  /** Null: tables of no floor. */
  readonly name: string | null;
  readonly tables: readonly PlacedTable[];
}

/** The floors in the order of their first table; every table has a place, given or found. */
export function floorsOf(tables: readonly FloorTable[]): Floor[] {
  return [...Map.groupBy(tables, (table) => table.floor)].map(([name, own]) => ({
    name,
    tables: placeTables(own),
  }));
}
