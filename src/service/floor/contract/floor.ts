import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { idOf, messageReply } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { PLAN_CELLS, TABLE_CELLS, tableShapes } from "../domain/floor-plan.ts";

export const floorErrors = {
  table_exists: 409,
  no_tables: 409,
  qr_menu_off: 409,
  table_in_use: 409,
  too_many_tables: 409,
  floor_exists: 409,
} as const;

const sizeInCells = z.number().int().min(TABLE_CELLS.min).max(TABLE_CELLS.max);
const positionInCells = z
  .number()
  .int()
  .min(0)
  .max(PLAN_CELLS - TABLE_CELLS.min);

export const floorTable = z.object({
  id: idOf("Table"),
  table_title: z.string(),
  floor: z.string().nullable(),
  seating_capacity: z.number().int(),
  shape: z.enum(tableShapes),
  /** Cells from the top left corner of the floor; null until somebody places the table. */
  x: positionInCells.nullable(),
  y: positionInCells.nullable(),
  width: sizeInCells,
  height: sizeInCells,
});
export type FloorTable = z.output<typeof floorTable>;

export const readFloor = route({
  method: "GET",
  path: "/tables/floor",
  summary: "The tables with their places on the floor plan, and who waits at them.",
  access: screenAccess("orders", "settings"),
  response: z.object({
    tables: z.array(floorTable),
    /** People who can take over an account. */
    waiters: z.array(z.object({ id: idOf("User"), name: z.string() })),
  }),
});

export const saveFloor = route({
  method: "POST",
  path: "/tables/floor",
  summary: "Sets where tables stand, their shape and their size.",
  access: { staff: actions["floor.edit"] },
  body: z.object({
    tables: z
      .array(
        z
          .object({
            id: idOf("Table"),
            shape: z.enum(tableShapes),
            x: positionInCells,
            y: positionInCells,
            width: sizeInCells,
            height: sizeInCells,
          })
          .refine((table) => table.x + table.width <= PLAN_CELLS && table.y + table.height <= PLAN_CELLS),
      )
      .min(1)
      .max(500),
  }),
  response: messageReply,
  errors: ["not_found"],
});
