import { z } from "zod";
import { route } from "./platform/define.ts";
import { screenAccess } from "./platform/screen-access.ts";
import { instant } from "./platform/wire.ts";

const displayedOrder = z.object({ token_no: z.number().int(), since: instant });

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
