import { z } from "zod";
import { route } from "#platform/contract/define.ts";

const entry = z.object({ code: z.string(), name: z.string() });

export const readGuestPlaces = route({
  method: "GET",
  path: "/qrmenu/places",
  summary: "The official lists that a guest who wants a crédito fiscal chooses from.",
  access: "guest",
  cached: "day",
  response: z.object({
    departments: z.array(entry),
    /** `department`: code of the one that it lies in. */
    municipalities: z.array(entry.extend({ department: z.string() })),
    activities: z.array(entry),
  }),
});
