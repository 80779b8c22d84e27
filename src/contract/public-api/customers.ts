import { z } from "zod";
import { route } from "../platform/define.ts";
import { idOf, idTextOf, instant } from "../platform/wire.ts";
import { publicPage, publicQuery } from "./public-wire.ts";

const customer = z.object({
  id: idOf("Customer"),
  name: z.string().nullable(),
  phone: z.string(),
  email: z.string().nullable(),
  company: z.string().nullable(),
  nit: z.string().nullable(),
  nrc: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
  /** Deleted customers stay in the list, so that a copy hears of it. */
  is_deleted: z.boolean(),
  /** As whom they are kept since they were merged. */
  merged_into_id: idOf("Customer").nullable(),
});

export const listPublicCustomers = route({
  method: "GET",
  path: "/customers",
  summary:
    "Customers by their last change, the longest unchanged first; deleted ones are among them. To keep a copy, ask from five minutes before the newest updated_at that it has: a change may become readable a moment after a later one.",
  access: { apiKey: "customers:read" },
  query: publicQuery({ updated_since: instant.optional() }),
  response: publicPage(customer),
});

export const readPublicCustomer = route({
  method: "GET",
  path: "/customers/:customerId",
  summary: "One customer.",
  access: { apiKey: "customers:read" },
  params: z.object({ customerId: idTextOf("Customer") }),
  response: customer,
  errors: ["not_found"],
});
