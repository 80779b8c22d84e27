import { z } from "zod";
import { paymentIcons } from "../domain/payments/payment-icon.ts";
import { settlements } from "../domain/payments/settlement.ts";
import { pageFormats } from "../domain/receipts/page-format.ts";
import { idOf } from "./platform/wire.ts";

export const paymentType = z.object({
  id: idOf("PaymentType"),
  title: z.string(),
  isActive: z.boolean(),
  icon: z.enum(paymentIcons),
  /** Whether it is money, or owed by the customer until they pay it. */
  settles: z.enum(settlements),
});
export type PaymentType = z.output<typeof paymentType>;

export const printSettings = z.object({
  page_format: z.literal(pageFormats),
  is_enable_print: z.boolean(),
  header: z.string(),
  footer: z.string(),
  show_notes: z.boolean(),
  show_store_details: z.boolean(),
  show_customer_details: z.boolean(),
  print_token: z.boolean(),
});
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
