import { z } from "zod";
import { route } from "../platform/define.ts";
import { day, idOf, instant, money } from "../platform/wire.ts";
import { dayFilters, publicPage, publicQuery } from "./public-wire.ts";

const payment = z.object({
  id: idOf("Payment"),
  invoice_id: idOf("Invoice"),
  method: z.string(),
  amount: money,
  tip: money,
  reference: z.string().nullable(),
  business_date: day,
  created_at: instant,
});

export const listPublicPayments = route({
  method: "GET",
  path: "/payments",
  summary: "Payments of a range of business days, the oldest first.",
  access: { apiKey: "payments:read" },
  query: publicQuery(dayFilters),
  response: publicPage(payment),
});

const refund = z.object({
  id: idOf("Refund"),
  refund_no: z.number().int(),
  invoice_id: idOf("Invoice"),
  method: z.string(),
  amount: money,
  tip: money,
  reason: z.string(),
  business_date: day,
  created_at: instant,
});

export const listPublicRefunds = route({
  method: "GET",
  path: "/refunds",
  summary: "Refunds of a range of business days, the oldest first.",
  access: { apiKey: "payments:read" },
  query: publicQuery(dayFilters),
  response: publicPage(refund),
});
