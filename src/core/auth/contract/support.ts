import { z } from "zod";
import { route } from "#platform/contract/define.ts";

export const readSupport = route({
  method: "GET",
  path: "/public/support",
  summary: "Whom to write to for help: whoever runs the platform.",
  // Everybody who is signed in, in inactive restaurants and at the console too.
  access: "public",
  response: z.object({
    /** Null where none is configured. */
    email: z.string().nullable(),
  }),
  rateLimit: { perAddress: 120, windowSeconds: 60 },
});
