import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { listQuery, listReply } from "#platform/contract/lists.ts";
import { idOf, idTextOf, instant } from "#platform/contract/wire.ts";

/** Health of a restaurant as it was summed at `computed_at`; zeros while it was never summed. */
export const tenantHealth = z.object({
  tenant_id: idOf("Tenant"),
  name: z.string(),
  is_active: z.boolean(),
  computed_at: instant.nullable(),
  last_order_at: instant.nullable(),
  last_sign_in_at: instant.nullable(),
  /** In the last seven days. */
  sign_ins: z.number().int(),
  /** Documents without the ministry's seal. */
  unsealed: z.number().int(),
  oldest_unsealed_at: instant.nullable(),
  failed_jobs: z.number().int(),
  /** Seen in the last thirty days. */
  devices: z.number().int(),
  /** By release of the app; an empty name means that the device did not report one. */
  versions: z.array(z.object({ version: z.string(), devices: z.number().int() })),
  pictures: z.number().int(),
  picture_bytes: z.number().int(),
  /** Exports of everything that the restaurant can still save. */
  exports: z.number().int(),
  export_bytes: z.number().int(),
  /** Issued and received, with their signatures and what came with them. */
  documents: z.number().int(),
  document_bytes: z.number().int(),
  /** Rows ever made, and their size, estimated by the platform's average row. */
  rows_made: z.number().int(),
  row_bytes: z.number().int(),
  /** Problems that need help, the worst first; empty when all is well. */
  needs: z.array(z.enum(["unsealed_long", "unsealed", "failed_jobs", "quiet"])),
});
export type TenantHealth = z.output<typeof tenantHealth>;

export const listTenantHealth = route({
  method: "GET",
  path: "/superadmin/health",
  summary: "How the restaurants are, those that need help first; read from sums, and when these were made.",
  access: "superadmin",
  // Its order has no key that a cursor could hold: pages go by their numbers.
  query: listQuery({
    sort: z.enum(["-need"]).default("-need"),
    /** Only those that need help. */
    only: z.enum(["all", "needing"]).default("all"),
  }).omit({ cursor: true }),
  response: listReply(tenantHealth).extend({
    needing: z.number().int(),
    /** Time of the oldest sum; null while there is none. */
    computed_since: instant.nullable(),
    /** Release of this server. */
    version: z.string(),
  }),
});

export const readTenantHealth = route({
  method: "GET",
  path: "/superadmin/health/:tenantId",
  summary: "How one restaurant is.",
  access: "superadmin",
  params: z.object({ tenantId: idTextOf("Tenant") }),
  response: tenantHealth,
  errors: ["not_found"],
});
