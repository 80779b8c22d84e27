import { z } from "zod";
import { paymentType } from "#core/settings/contract/settings.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { allDifferent, idOf, idTextOf, messageReply, text } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { paymentIcons } from "../domain/payment-icon.ts";
import { settlements } from "../domain/settlement.ts";
import { tenderCodes } from "../domain/tender-code.ts";

export const paymentTypesErrors = {
  payment_type_exists: 409,
  payment_type_was_used: 409,
  payment_type_on_account_exists: 409,
  last_payment_type: 409,
  too_many_payment_types: 409,
} as const;

/** Longest title that fits on a tile of the charge screen in two lines. */
export const PAYMENT_TITLE_MAX = 40;
const MAX_TYPES = 50;

const access = { staff: actions["charging.setUp"] } as const;
const params = z.object({ paymentTypeId: idTextOf("PaymentType") });

export const paymentTypeSettings = paymentType.extend({
  /** CAT-017, for tax documents; null: what its picture tells. Not among what the till loads. */
  tender_code: z.enum(tenderCodes).nullable(),
  /** Equals `isActive`, under the name of back-office §3. */
  is_active: z.boolean(),
  version: editVersion,
});
export type PaymentTypeSettings = z.output<typeof paymentTypeSettings>;

export const paymentTypeBody = z.object({
  title: text(PAYMENT_TITLE_MAX),
  isActive: z.boolean(),
  icon: z.enum(paymentIcons),
  /** One at most is owed on the customer's account, and that is no cash. Left out: now, of a change as it is. */
  settles: z.enum(settlements).optional(),
  /** CAT-017, for tax documents; null: what its picture tells. Left out: of a change as it is. */
  tender_code: z.enum(tenderCodes).nullish(),
});

export const listPaymentTypes = route({
  method: "GET",
  path: "/settings/payment-types",
  summary: "The payment types in their order, also those that are switched off.",
  // Manual invoicing offers them, too, and purchases written by hand (back-office §7).
  access: screenAccess("settings", "orderCharge", "accounting", "purchases"),
  response: z.array(paymentTypeSettings),
});

export const addPaymentType = route({
  method: "POST",
  path: "/settings/payment-types/add",
  summary: "Adds a payment type behind the others.",
  access,
  body: paymentTypeBody,
  response: messageReply.extend({ id: idOf("PaymentType") }),
  errors: ["payment_type_exists", "payment_type_on_account_exists", "too_many_payment_types"],
});

export const changePaymentType = route({
  method: "POST",
  path: "/settings/payment-types/:paymentTypeId/update",
  summary:
    "Changes a payment type. One that was used keeps when it settles, and stays cash or no cash; the last active one that is money stays active.",
  access,
  params,
  body: paymentTypeBody.extend({ version: editVersion.optional() }),
  response: messageReply,
  errors: [
    "not_found",
    "payment_type_exists",
    "payment_type_on_account_exists",
    "payment_type_was_used",
    "last_payment_type",
    "changed_meanwhile",
  ],
});

export const togglePaymentType = route({
  method: "POST",
  path: "/settings/payment-types/:paymentTypeId/toggle",
  summary: "Switches a payment type on or off, at once. The last active one stays on.",
  access,
  params,
  body: paymentTypeBody.pick({ isActive: true }),
  response: messageReply,
  errors: ["not_found", "last_payment_type"],
});

export const deletePaymentType = route({
  method: "DELETE",
  path: "/settings/payment-types/:paymentTypeId",
  summary: "Deletes a payment type; what was paid with it keeps its name. The last active one stays.",
  access,
  params,
  response: messageReply,
  errors: ["not_found", "last_payment_type"],
});

export const restorePaymentType = route({
  method: "POST",
  path: "/settings/payment-types/:paymentTypeId/restore",
  summary: "Brings back a payment type that was deleted.",
  access,
  params,
  response: messageReply,
  errors: ["not_found", "payment_type_exists", "payment_type_on_account_exists"],
});

export const orderPaymentTypes = route({
  method: "POST",
  path: "/settings/payment-types/order",
  summary: "Puts the payment types in order: on the charge screen, in counts and in reports.",
  access,
  body: z.object({ ids: z.array(idOf("PaymentType")).min(1).max(MAX_TYPES).refine(allDifferent) }),
  response: messageReply,
  errors: ["not_found"],
});
