import { z } from "zod";
import { route } from "./define.ts";
import { idOf } from "./wire.ts";

export const platformDashboard = route({
  method: "GET",
  path: "/superadmin/dashboard",
  summary: "The platform's restaurants at a glance.",
  access: "superadmin",
  response: z.object({
    activeTenants: z.number().int(),
    inactiveTenants: z.number().int(),
    tenants: z.array(
      z.object({
        id: idOf("Tenant"),
        name: z.string(),
        email: z.string().nullable(),
        is_active: z.boolean(),
        subscription_end: z.iso.date().nullable(),
      }),
    ),
  }),
});
