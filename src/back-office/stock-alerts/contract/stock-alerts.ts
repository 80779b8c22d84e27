import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";

export const readStockAlerts = route({
  method: "GET",
  path: "/inventory/alerts",
  summary: "How many ingredients are low and how many are out.",
  access: screenAccess("inventory"),
  response: z.object({ low: z.number().int(), out: z.number().int() }),
});
