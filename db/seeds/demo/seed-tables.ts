import type { TableId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { createTable } from "../store.ts";

/** Seats, then the place on the plan: column, row, width, height. */
const floors = [
  {
    floor: "Salón",
    tables: [
      [2, 1, 1, 3, 3],
      [4, 6, 1, 3, 3],
      [4, 11, 1, 3, 3],
      [4, 16, 1, 3, 3],
      [6, 1, 6, 4, 4],
      [6, 8, 6, 4, 4],
      [8, 15, 6, 7, 4],
    ],
  },
  {
    floor: "Terraza",
    tables: [
      [2, 1, 2, 3, 3],
      [2, 6, 2, 3, 3],
      [4, 11, 2, 3, 3],
      [4, 16, 2, 3, 3],
      [6, 8, 7, 5, 3],
    ],
  },
] as const;

/** Makes the tables of the demo restaurant with their places on the plan; returns their ids in that order. */
export async function seedTables(tx: Tx): Promise<TableId[]> {
  const ids: TableId[] = [];
  for (const { floor, tables } of floors) {
    for (const [seats, x, y, width, height] of tables) {
      const position = ids.length + 1;
      const spot = { shape: seats === 2 ? ("round" as const) : ("square" as const), x, y, width, height };
      ids.push(await createTable(tx, { title: `Mesa ${position}`, floor, seats, position, spot }));
    }
  }
  return ids;
}
