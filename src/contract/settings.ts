import { z } from "zod";
import { actions } from "../domain/access/actions.ts";
import { diningOptions } from "../domain/orders/dining-option.ts";
import { paymentIcons } from "../domain/payments/payment-icon.ts";
import { pageFormats } from "../domain/receipts/receipt-view.ts";
import { route } from "./platform/define.ts";
import { allDifferent, idOf, messageReply, positiveMoney } from "./platform/wire.ts";

export const paymentType = z.object({
  id: idOf("PaymentType"),
  title: z.string(),
  isActive: z.boolean(),
  icon: z.enum(paymentIcons),
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

export const chargingRules = z.object({
  /** For which dining options guests may pay before their dishes are done. */
  pay_first: z.array(z.enum(diningOptions)).refine(allDifferent),
  /** From this total on the buyer of a consumer invoice is named (GUIDE §4). */
  identification_threshold: positiveMoney,
});
export type ChargingRules = z.output<typeof chargingRules>;

export const readChargingRules = route({
  method: "GET",
  path: "/settings/charging",
  summary:
    "For which dining options guests may pay before their dishes are done, and from when on buyers are identified.",
  access: { staff: actions["charging.setUp"] },
  response: chargingRules.extend({ currency: z.string() }),
});

export const setChargingRules = route({
  method: "POST",
  path: "/settings/charging",
  summary:
    "Sets for which dining options guests may pay before their dishes are done, and from when on buyers are identified; what is left out stays.",
  access: { staff: actions["charging.setUp"] },
  body: chargingRules.partial().refine((rules) => Object.keys(rules).length > 0),
  response: messageReply,
});
