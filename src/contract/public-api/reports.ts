import { z } from "zod";
import { route } from "../platform/define.ts";
import { day, money } from "../platform/wire.ts";

/** Days that are told at once. */
export const MOST_PUBLIC_DAYS = 31;

export const readPublicDays = route({
  method: "GET",
  path: "/reports/days",
  summary: `What each business day came to, at most ${MOST_PUBLIC_DAYS} at once, with the figures of the reports on the screen.`,
  access: { apiKey: "reports:read" },
  query: z.object({ from: day, to: day }),
  response: z.object({
    currency: z.string(),
    data: z.array(
      z.object({
        business_date: day,
        orders: z.number().int(),
        invoices: z.number().int(),
        guests: z.number().int(),
        revenue: money,
        net_revenue: money,
        tax: money,
        service_charge: money,
        discount: money,
        refunded: money,
        tip: money,
      }),
    ),
  }),
});
