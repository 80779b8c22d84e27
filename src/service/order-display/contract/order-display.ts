import { z } from "zod";
import { change } from "#platform/contract/changes.ts";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { idOf, instant } from "#platform/contract/wire.ts";
import { displayColumns } from "../domain/place-on-display.ts";

const displayedOrder = z.object({
  order_id: idOf("Order"),
  token_no: z.number().int(),
  since: instant,
  /** A rider fetches it, not a guest. */
  is_delivery: z.boolean(),
});

export const orderDisplay = route({
  method: "GET",
  path: "/order-status",
  summary: "The numbers of open orders as guests and riders read them: being made, and ready to be taken.",
  access: screenAccess("orderStatus"),
  query: z.object({
    /** Includes orders of tables, whose guests a waiter serves. */
    tables: z.enum(["yes", "no"]).default("no"),
  }),
  response: z.object({
    /** Longest waiting first. */
    preparing: z.array(displayedOrder),
    /** Latest first. */
    ready: z.array(displayedOrder),
    now: instant,
    /** Number of the newest event included in this reply. */
    seq: z.number().int(),
  }),
});

/** Columns in which the numbers of changed orders now appear. */
export const numbersChanged = change({
  name: "numbers_changed",
  access: orderDisplay.access,
  shape: z.object({
    orders: z.array(
      displayedOrder.extend({
        /** Null if the number appears in no column. */
        column: z.enum(displayColumns).nullable(),
        is_of_table: z.boolean(),
      }),
    ),
  }),
});
