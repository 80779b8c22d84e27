import { z } from "zod";
import { displayColumns } from "../domain/kitchen/order-display.ts";
import { change } from "./platform/changes.ts";
import { route } from "./platform/define.ts";
import { screenAccess } from "./platform/screen-access.ts";
import { idOf, instant } from "./platform/wire.ts";

const displayedOrder = z.object({ order_id: idOf("Order"), token_no: z.number().int(), since: instant });

export const orderDisplay = route({
  method: "GET",
  path: "/order-status",
  summary: "The numbers of open orders as guests read them: being made, and ready to be taken.",
  access: screenAccess("orderStatus"),
  query: z.object({
    /** Also orders of tables, whose guests are served by a waiter. */
    tables: z.enum(["yes", "no"]).default("no"),
  }),
  response: z.object({
    /** The longest waiting first. */
    preparing: z.array(displayedOrder),
    /** What became ready last first. */
    ready: z.array(displayedOrder),
    now: instant,
    /** Number of the newest event this answer contains. */
    seq: z.number().int(),
  }),
});

/** Where guests find the numbers of these orders now. */
export const numbersChanged = change({
  name: "numbers_changed",
  access: orderDisplay.access,
  shape: z.object({
    orders: z.array(
      displayedOrder.extend({
        /** Null: in none. */
        column: z.enum(displayColumns).nullable(),
        is_of_table: z.boolean(),
      }),
    ),
  }),
});
