import { z } from "zod";
import { paymentIcons } from "#core/payment-types/domain/payment-icon.ts";
import { settlements } from "#core/payment-types/domain/settlement.ts";
import { columnSchema } from "#platform/contract/setting-group.ts";
import { idOf } from "#platform/contract/wire.ts";
import { printing } from "./printing.ts";

export const paymentType = z.object({
  id: idOf("PaymentType"),
  title: z.string(),
  isActive: z.boolean(),
  icon: z.enum(paymentIcons),
  /** Settled at once by money, or later by the customer. */
  settles: z.enum(settlements),
});
export type PaymentType = z.output<typeof paymentType>;

/** Settings for printing, as tills have them. */
export const printSettings = columnSchema(printing);
export type PrintSettings = z.output<typeof printSettings>;

export const storeSettings = z.object({
  store_name: z.string(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  currency: z.string(),
  store_image: z.string().nullable(),
  time_zone: z.string(),
  day_cutoff_hour: z.number().int(),
});
export type StoreSettings = z.output<typeof storeSettings>;
