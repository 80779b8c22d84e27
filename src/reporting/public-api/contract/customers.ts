import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { idOf, idTextOf, instant } from "#platform/contract/wire.ts";
import { documented, exampleInstant, publicPage, publicQuery, withExamples } from "./public-wire.ts";

const customer = withExamples(
  z.object(
    documented("customer", {
      id: idOf("Customer"),
      name: z.string().nullable(),
      phone: z.string(),
      email: z.string().nullable(),
      company: z.string().nullable(),
      nit: z.string().nullable(),
      nrc: z.string().nullable(),
      created_at: instant,
      updated_at: instant,
      /** Deleted customers stay in the list, so that a copy learns of the deletion. */
      is_deleted: z.boolean(),
      /** The customer into whom this one was merged. */
      merged_into_id: idOf("Customer").nullable(),
    }),
  ),
  {
    id: 4000000870,
    name: "Ana Rivas",
    phone: "7123-4567",
    email: "compras@example.com",
    company: "Inversiones Rivas, S.A. de C.V.",
    nit: "0614-230316-102-3",
    nrc: "123456-7",
    created_at: "2025-03-02T16:20:00.000Z",
    updated_at: "2026-11-18T21:04:55.120Z",
    is_deleted: false,
    merged_into_id: null,
  },
  {
    id: 4000000912,
    name: "Ana R.",
    phone: "7123-4568",
    email: null,
    company: null,
    nit: null,
    nrc: null,
    created_at: "2026-08-14T02:11:39.700Z",
    updated_at: "2026-11-20T15:00:12.008Z",
    is_deleted: true,
    merged_into_id: 4000000870,
  },
);

export const listPublicCustomers = route({
  method: "GET",
  path: "/customers",
  summary:
    "Customers by their last change, the longest unchanged first; deleted ones are among them. To keep a copy, ask from five minutes before the newest updated_at that it has: a change may become readable a moment after a later one.",
  access: { apiKey: "customers:read" },
  query: publicQuery(documented("customer_filters", { updated_since: exampleInstant.optional() })),
  response: publicPage(customer),
});

export const readPublicCustomer = route({
  method: "GET",
  path: "/customers/:customerId",
  summary: "One customer.",
  access: { apiKey: "customers:read" },
  params: z.object(documented("paths", { customerId: idTextOf("Customer") })),
  response: customer,
  errors: ["not_found"],
});
