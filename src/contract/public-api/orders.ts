import { z } from "zod";
import { diningOptions } from "../../domain/orders/dining-option.ts";
import { lineStatuses } from "../../domain/orders/line-status.ts";
import { orderSources } from "../../domain/orders/order-source.ts";
import { route } from "../platform/define.ts";
import { day, idOf, idTextOf, instant, money } from "../platform/wire.ts";
import { dayFilters, publicPage, publicQuery } from "./public-wire.ts";

const line = z.object({
  id: idOf("OrderLine"),
  menu_item_id: idOf("MenuItem"),
  title: z.string(),
  variant_title: z.string().nullable(),
  quantity: z.number().int(),
  unit_price: money,
  addons: z.array(z.object({ title: z.string(), price: money })),
  notes: z.string().nullable(),
  status: z.enum(lineStatuses),
});

export const publicOrder = z.object({
  id: idOf("Order"),
  order_no: z.number().int(),
  /** What is called out; begins anew each business day. */
  token_no: z.number().int(),
  business_date: day,
  created_at: instant,
  status: z.enum(["open", "paid", "cancelled"]),
  dining_option: z.enum(diningOptions),
  source: z.enum(orderSources),
  /** Orders of one bill share their account. */
  account_id: idOf("Account"),
  table_title: z.string().nullable(),
  customer_id: idOf("Customer").nullable(),
  lines: z.array(line),
});

export const listPublicOrders = route({
  method: "GET",
  path: "/orders",
  summary: "Orders of a range of business days with their lines, the oldest first.",
  access: { apiKey: "orders:read" },
  query: publicQuery(dayFilters),
  response: publicPage(publicOrder),
});

export const readPublicOrder = route({
  method: "GET",
  path: "/orders/:orderId",
  summary: "One order with its lines.",
  access: { apiKey: "orders:read" },
  params: z.object({ orderId: idTextOf("Order") }),
  response: publicOrder,
  errors: ["not_found"],
});
