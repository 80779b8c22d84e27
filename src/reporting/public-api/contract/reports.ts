import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { day, money } from "#platform/contract/wire.ts";
import { documented, exampleDay, withExamples } from "./public-wire.ts";

/** Most days in one answer. */
export const MAX_PUBLIC_DAYS = 31;

const figures = z.object(
  documented("day_figures", {
    business_date: day,
    orders: z.number().int(),
    invoices: z.number().int(),
    guests: z.number().int(),
    revenue: money,
    net_revenue: money,
    tax: money,
    tributes: money,
    service_charge: money,
    discount: money,
    sold: money,
    refunds: z.number().int(),
    refunded: money,
    net_refunded: money,
    tax_refunded: money,
    tributes_refunded: money,
    service_charge_refunded: money,
    tip: money,
  }),
);

const days = withExamples(z.object(documented("days", { currency: z.string(), data: z.array(figures) })), {
  currency: "USD",
  data: [
    {
      business_date: "2026-11-20",
      orders: 84,
      invoices: 79,
      guests: 212,
      revenue: 1356,
      net_revenue: 1200,
      tax: 156,
      tributes: 0,
      service_charge: 0,
      discount: 18.5,
      sold: 1367.3,
      refunds: 1,
      refunded: 11.3,
      net_refunded: 10,
      tax_refunded: 1.3,
      tributes_refunded: 0,
      service_charge_refunded: 0,
      tip: 97.2,
    },
  ],
});

export const readPublicDays = route({
  method: "GET",
  path: "/reports/days",
  summary: `What each business day came to, at most ${MAX_PUBLIC_DAYS} at once, with the figures of the reports on the screen.`,
  access: { apiKey: "reports:read" },
  query: z.object(documented("days_asked", { from: exampleDay, to: exampleDay })),
  response: days,
});
