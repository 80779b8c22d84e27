import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { day } from "#platform/contract/wire.ts";
import { apiScopes } from "#platform/domain/access/api-scopes.ts";
import { documented, withExamples } from "./public-wire.ts";

const key = z.object(documented("store_key", { name: z.string(), scopes: z.array(z.enum(apiScopes)) }));

const store = withExamples(
  z.object(
    documented("store", {
      name: z.string(),
      currency: z.string(),
      /** IANA zone. Business days are days of this zone that begin at `day_begins_at_hour`. */
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
