import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { day, idOf, instant, money } from "#platform/contract/wire.ts";
import { dayFilters, documented, publicPage, publicQuery, withExamples } from "./public-wire.ts";

const payment = withExamples(
  z.object(
    documented("payment", {
      id: idOf("Payment"),
      invoice_id: idOf("Invoice"),
      method: z.string(),
      amount: money,
      tip: money,
      reference: z.string().nullable(),
      business_date: day,
      created_at: instant,
    }),
  ),
  {
    id: 4000001920,
    invoice_id: 4000001911,
    method: "Efectivo",
    amount: 3,
    tip: 0,
    reference: null,
    business_date: "2026-11-20",
    created_at: "2026-11-20T19:31:22.480Z",
  },
  {
    id: 4000001921,
    invoice_id: 4000001911,
    method: "Tarjeta",
    amount: 4,
    tip: 0.7,
    reference: "004821",
    business_date: "2026-11-20",
    created_at: "2026-11-20T19:31:22.480Z",
  },
);

export const listPublicPayments = route({
  method: "GET",
  path: "/payments",
  summary: "Payments of a range of business days, the oldest first.",
  access: { apiKey: "payments:read" },
  query: publicQuery(dayFilters),
  response: publicPage(payment),
});

const refund = withExamples(
  z.object(
    documented("refund", {
      id: idOf("Refund"),
      refund_no: z.number().int(),
      invoice_id: idOf("Invoice"),
      method: z.string(),
      amount: money,
      tip: money,
      reason: z.string(),
      business_date: day,
      created_at: instant,
    }),
  ),
  {
    id: 4000002044,
    refund_no: 18,
    invoice_id: 4000001911,
    method: "Efectivo",
    amount: 1.75,
    tip: 0,
    reason: "Llegó fría",
    business_date: "2026-11-21",
    created_at: "2026-11-21T17:05:10.940Z",
  },
);

export const listPublicRefunds = route({
  method: "GET",
  path: "/refunds",
  summary: "Refunds of a range of business days, the oldest first.",
  access: { apiKey: "payments:read" },
  query: publicQuery(dayFilters),
  response: publicPage(refund),
});
