import { z } from "zod";
import { actions } from "../domain/access/actions.ts";
import { PLAN_CELLS, TABLE_CELLS, tableShapes } from "../domain/floor/floor-plan.ts";
import { route } from "./platform/define.ts";
import { screenAccess } from "./platform/screen-access.ts";
import { idOf, messageReply } from "./platform/wire.ts";

const cells = z.number().int().min(TABLE_CELLS.min).max(TABLE_CELLS.max);
const place = z
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
  /** In cells from the top left of the floor; null until somebody has put the table somewhere. */
  x: place.nullable(),
  y: place.nullable(),
  width: cells,
  height: cells,
});
export type FloorTable = z.output<typeof floorTable>;

export const readFloor = route({
  method: "GET",
  path: "/tables/floor",
  summary: "The tables with their places on the floor plan, and who waits at them.",
  access: screenAccess("orders"),
  response: z.object({
    tables: z.array(floorTable),
    /** To whom an account can be handed. */
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
            x: place,
            y: place,
            width: cells,
            height: cells,
          })
          .refine((spot) => spot.x + spot.width <= PLAN_CELLS && spot.y + spot.height <= PLAN_CELLS),
      )
      .min(1)
      .max(500),
  }),
  response: messageReply,
  errors: ["not_found"],
});
