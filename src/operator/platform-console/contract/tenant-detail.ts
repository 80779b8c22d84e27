import { z } from "zod";
import { editVersion } from "#platform/contract/edit-version.ts";
import { day, idOf, instant } from "#platform/contract/wire.ts";

export const tenantRow = z.object({
  id: idOf("Tenant"),
  name: z.string(),
  email: z.string().nullable(),
  /** Switched on by the operator; the subscription may be over all the same. */
  is_active: z.boolean(),
  subscription_start: day.nullable(),
  subscription_end: day.nullable(),
  /** Its subscription is over. */
  has_ended: z.boolean(),
  /** Opening of the oldest open cash session; null: none is open. */
  in_service_since: instant.nullable(),
  version: editVersion,
});

/** Fields of every answer about one restaurant (specification, back-office §3). */
export const tenantDetail = {
  tenantInfo: tenantRow,
  storeDetails: z.object({
    store_name: z.string().nullable(),
    address: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    currency: z.string(),
    is_qr_menu_enabled: z.boolean(),
  }),
  /** People who can sign in. */
  totalUsers: z.number().int(),
};
