import type { TableSpot } from "../domain/floor-plan.ts";

/** Most tables side by side on a phone, so that their text stays readable. */
const MAX_ACROSS = 3;

interface NarrowSpot<Table> {
  readonly table: Table;
  /** Number of tables on the same line. */
  readonly across: number;
}

/**
 * Arranges the tables of a plan for a narrow screen: row by row, from left to right. A long row is split into lines of about
 * equal length. Two tables are in the same row if their middles are about level.
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
    const lines = Math.ceil(row.length / MAX_ACROSS);
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
