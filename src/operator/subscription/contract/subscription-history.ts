import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { tenantDetail } from "#operator/platform-console/contract/tenant-detail.ts";
import { route } from "#platform/contract/define.ts";
import {
  clientUuid,
  day,
  idOf,
  idTextOf,
  instant,
  messageReply,
  money,
  optionalLines,
  text,
  typedMoney,
} from "#platform/contract/wire.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { entryStatuses } from "../domain/entry-status.ts";
import { handPaymentMethods } from "../domain/payment-by-hand.ts";
import { subscriptionKinds, subscriptionPhases } from "../domain/subscription.ts";

const ofTenant = z.object({ id: idTextOf("Tenant") });

/** An entry in the history of a subscription (specification, back-office §4). */
export const historyEntry = z.object({
  id: idOf("SubscriptionEntry"),
  tenant_id: idOf("Tenant"),
  created_at: instant,
  starts_on: z.iso.date(),
  expires_on: z.iso.date().nullable(),
  status: z.enum(entryStatuses),
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** A payment by transfer or in cash. */
export const handPayment = z.object({
  id: idOf("SubscriptionPayment"),
  paid_on: z.iso.date(),
  amount: money,
  method: z.enum(handPaymentMethods),
  months: z.number().int(),
  starts_on: z.iso.date(),
  expires_on: z.iso.date(),
  note: z.string(),
  entered_at: instant,
  entered_by: z.string(),
  undone: z.object({ at: instant, by: z.string(), reason: z.string() }).nullable(),
  /** Only the last payment that counts can be undone: later ones begin where it ends. */
  can_undo: z.boolean(),
});
export type HandPayment = z.output<typeof handPayment>;

export const subscriptionHistory = route({
  method: "GET",
  path: "/superadmin/tenants/:id/subscription-history",
  summary: "A restaurant's subscription: where it stands, what became of it, what was paid by hand.",
  access: "superadmin",
  params: ofTenant,
  response: z.object({
    ...tenantDetail,
    subscription: z.object({
      kind: z.enum(subscriptionKinds),
      phase: z.enum(subscriptionPhases),
      subscription_start: z.iso.date().nullable(),
      subscription_end: z.iso.date().nullable(),
      works_until: z.iso.date().nullable(),
      is_switched_off: z.boolean(),
      is_active: z.boolean(),
      /** Opening of the oldest open cash session; null: none is open. */
      in_service_since: instant.nullable(),
      /** State of the card's subscription at Stripe; null: none. */
      card_status: z.string().nullable(),
      today: z.iso.date(),
      price: money,
      /** Currency of the subscriptions. */
      currency: z.string(),
    }),
    subscriptionHistory: z.array(historyEntry),
    payments: z.array(handPayment),
  }),
  errors: ["not_found"],
});

export const MAX_MONTHS = 36;

export const enterPayment = route({
  method: "POST",
  path: "/superadmin/tenants/:id/subscription-payments",
  summary: "Enters what a restaurant paid by transfer or in cash; it works for so many months more.",
  access: "superadmin",
  params: ofTenant,
  body: z.object({
    uuid: clientUuid,
    amount: typedMoney(cents(100_000_000)).refine((amount) => amount > 0, saying("amount_above_zero")),
    method: z.enum(handPaymentMethods),
    paid_on: day,
    months: z.number().int().min(1).max(MAX_MONTHS),
    note: optionalLines(500),
    /**
     * Last paid or given day when the form was opened; the payment is refused when it differs now. Without it
     * nothing is compared.
     */
    seen_end: z.iso.date().nullable().optional(),
  }),
  response: messageReply,
  errors: ["not_found", "paid_by_card", "payment_of_closed", "payment_meanwhile", "uuid_taken"],
  // Its uuid is unique among the payments of its restaurant, which is not the operator's own.
  idempotency: "natural",
});

export const undoPayment = route({
  method: "POST",
  path: "/superadmin/tenants/:id/subscription-payments/:paymentId/undo",
  summary: "Takes a payment back that was entered by mistake, with the months that it gave.",
  access: "superadmin",
  params: ofTenant.extend({ paymentId: idTextOf("SubscriptionPayment") }),
  body: z.object({ reason: text(500) }),
  response: messageReply,
  errors: ["not_found", "payment_not_last", "payment_already_undone"],
  // A second request is refused.
  idempotency: "natural",
});
