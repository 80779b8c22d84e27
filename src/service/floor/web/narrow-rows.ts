import type { TableSpot } from "../domain/floor-plan.ts";

/** Most tables side by side on a phone, so that what stands on a table can be read. */
const MOST_ACROSS = 3;

export interface NarrowSpot<Table> {
  readonly table: Table;
  /** How many tables share its line. */
  readonly across: number;
}

/**
 * The tables of a plan for a screen that is too narrow to draw it: line by line as they stand, from left to right; a row
 * of many takes several lines of about as many tables each. A table is in the row of another when their middles are level.
 */
export function narrowRows<Table extends TableSpot>(tables: readonly Table[]): NarrowSpot<Table>[] {
  const rows: Table[][] = [];
  for (const table of tables.toSorted((a, b) => middle(a) - middle(b) || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && middle(table) - middle(first) < Math.min(table.height, first.height) / 2)
      row.push(table);
    else rows.push([table]);
  }
  return rows.flatMap((row) => {
    const lines = Math.ceil(row.length / MOST_ACROSS);
    const full = Math.ceil(row.length / lines);
    return row
      .toSorted((a, b) => a.x - b.x)
      .map((table, index) => ({
        table,
        across: Math.min(full, row.length - full * Math.floor(index / full)),
      }));
  });
}

function middle({ y, height }: TableSpot): number {
  return y + height / 2;
}
