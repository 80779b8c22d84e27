import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { day } from "#platform/contract/wire.ts";
import { apiScopes } from "#platform/domain/access/api-scopes.ts";
import { meant, shownBy } from "./meaning.ts";

const key = z.object(meant("store_key", { name: z.string(), scopes: z.array(z.enum(apiScopes)) }));

const store = shownBy(
  z.object(
    meant("store", {
      name: z.string(),
      currency: z.string(),
      /** IANA name. Business days are days of this zone, from the hour on at which the restaurant's day begins. */
      time_zone: z.string(),
      day_begins_at_hour: z.number().int(),
      business_date: day,
      key,
    }),
  ),
  {
    name: "Restaurante El Maquilishuat",
    currency: "USD",
    time_zone: "America/El_Salvador",
    day_begins_at_hour: 4,
    business_date: "2026-11-20",
    key: { name: "Contabilidad", scopes: ["orders:read", "invoices:read", "payments:read"] },
  },
);

export const readPublicStore = route({
  method: "GET",
  path: "/store",
  summary: "The restaurant that the key belongs to, and what the key may do.",
  access: { apiKey: "any" },
  response: store,
});
