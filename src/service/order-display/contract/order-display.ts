import { z } from "zod";
import { change } from "#platform/contract/changes.ts";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { idOf, instant } from "#platform/contract/wire.ts";
import { displayColumns } from "#service/kitchen/domain/order-display.ts";

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
