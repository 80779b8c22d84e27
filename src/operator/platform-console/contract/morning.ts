import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { day, idOf, instant } from "#platform/contract/wire.ts";

/** Restaurants of each list. */
export const MORNING_ROWS = 5;

/** Days ahead in which the end of a trial is told. */
export const ENDING_DAYS = 7;

export const platformMorning = route({
  method: "GET",
  path: "/superadmin/morning",
  summary:
    "What an operator looks at in the morning: trials that end within a week and payments that are late, the next to shut first, and the newest restaurants.",
  access: "superadmin",
  response: z.object({
    ending: z.array(
      z.object({
        tenant_id: idOf("Tenant"),
        name: z.string(),
        /** The last day that is given or paid. */
        ends_on: day,
        /** That day has passed: it works in its days of grace. */
        is_late: z.boolean(),
      }),
    ),
    ending_total: z.number().int(),
    newest: z.array(z.object({ tenant_id: idOf("Tenant"), name: z.string(), created_at: instant })),
  }),
});
