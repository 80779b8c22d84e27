import { z } from "zod";
import { apiScopes } from "../../domain/integrations/api-scopes.ts";
import { route } from "../platform/define.ts";
import { day } from "../platform/wire.ts";

export const readPublicStore = route({
  method: "GET",
  path: "/store",
  summary: "The restaurant that the key belongs to, and what the key may do.",
  access: { apiKey: "any" },
  response: z.object({
    name: z.string(),
    currency: z.string(),
    /** IANA name. Business days are days of this zone, from the hour on at which the restaurant's day begins. */
    time_zone: z.string(),
    day_begins_at_hour: z.number().int(),
    business_date: day,
    key: z.object({ name: z.string(), scopes: z.array(z.enum(apiScopes)) }),
  }),
});
