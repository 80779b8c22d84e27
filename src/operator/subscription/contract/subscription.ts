import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { idTextOf, instant, messageReply, money } from "#platform/contract/wire.ts";
import { subscriptionPhases } from "../domain/subscription.ts";

export const subscriptionErrors = {
  cards_not_offered: 409,
  cards_unavailable: 503,
  already_subscribed: 409,
  restaurant_closed: 409,
  nothing_to_cancel: 409,
  nothing_to_resume: 409,
  paid_by_card: 409,
  payment_of_closed: 409,
  payment_meanwhile: 409,
  payment_not_last: 409,
  payment_already_undone: 409,
} as const;

/** The restaurant's subscription, as its admin sees it. */
export const subscriptionView = z.object({
  /** A restaurant has one; it carries the restaurant's number. */
  subscription_id: z.string(),
  /** True while the restaurant may work. */
  is_active: z.boolean(),
  /** The last day that is paid or given; null: without an end. */
  subscription_end: z.iso.date().nullable(),
  phase: z.enum(subscriptionPhases),
  /** The last day on which it works although its payment is late; null: it is not. */
  works_until: z.iso.date().nullable(),
  /** The day where the restaurant is. */
  today: z.iso.date(),
  /** The operator closed the restaurant: no payment opens it. */
  is_switched_off: z.boolean(),
  /** Opening of the oldest open cash session: the restaurant works until the last one closes. Null: none is open. */
  in_service_since: instant.nullable(),
  /** Time of the final deletion; null: none is planned. */
  deleted_at: instant.nullable(),
  price: money,
  currency: z.string(),
  card: z.object({
    /** True when cards are taken here. */
    is_offered: z.boolean(),
    /** A card is charged by itself. */
    is_on: z.boolean(),
    /** It was refused. */
    has_failed: z.boolean(),
    /** There is a page on which the card can be changed. */
    is_known: z.boolean(),
  }),
  /** Account for transfers; null: support tells. */
  transfer_details: z.string().nullable(),
});
export type SubscriptionView = z.output<typeof subscriptionView>;

export const subscriptionDetails = route({
  method: "GET",
  path: "/auth/subscription-details",
  summary: "The restaurant's subscription, for its admin.",
  access: "admin",
  response: subscriptionView,
  openWhenInactive: true,
});

const ofSubscription = z.object({ id: idTextOf("Tenant") });

export const cancelSubscription = route({
  method: "POST",
  path: "/auth/cancel-subscription",
  summary: "Cancels the subscription at the end of what is paid; nothing is charged any more.",
  access: "admin",
  body: ofSubscription,
  response: messageReply.extend({ subscription: subscriptionView }),
  errors: ["not_found", "nothing_to_cancel", "cards_unavailable"],
  openWhenInactive: true,
  // Cancelling twice cancels once; the change at Stripe belongs to no transaction.
  idempotency: "natural",
});

export const resumeSubscription = route({
  method: "POST",
  path: "/auth/resume-subscription",
  summary: "Takes a cancellation back, as long as what is paid has not ended.",
  access: "admin",
  body: ofSubscription,
  response: messageReply.extend({ subscription: subscriptionView }),
  errors: ["not_found", "nothing_to_resume", "cards_unavailable", "restaurant_closed"],
  openWhenInactive: true,
  // Taking it back twice takes it back once.
  idempotency: "natural",
});

export const lookUpPlan = route({
  method: "POST",
  path: "/auth/stripe-product-lookup",
  summary: "What the monthly plan costs; `id` is that of the subscription.",
  access: "admin",
  body: ofSubscription,
  response: z.object({
    id: z.string(),
    name: z.string(),
    price: money,
    currency: z.string(),
    interval: z.literal("month"),
    can_pay_by_card: z.boolean(),
  }),
  errors: ["not_found"],
  openWhenInactive: true,
  // Reads only.
  idempotency: "natural",
});

export const startCheckout = route({
  method: "POST",
  path: "/auth/subscription-checkout",
  summary:
    "Opens Stripe's page on which the card is entered; days that are paid or given are not charged again.",
  access: "admin",
  response: z.object({ url: z.url() }),
  errors: ["cards_not_offered", "cards_unavailable", "already_subscribed", "restaurant_closed"],
  openWhenInactive: true,
  rateLimit: { perAddress: 30, windowSeconds: 300 },
  // Asked twice, Stripe returns the same page.
  idempotency: "natural",
});

export const openPortal = route({
  method: "POST",
  path: "/auth/subscription-portal",
  summary: "Opens Stripe's page on which the card is changed and past charges are seen.",
  access: "admin",
  response: z.object({ url: z.url() }),
  errors: ["cards_not_offered", "cards_unavailable", "not_found"],
  openWhenInactive: true,
  rateLimit: { perAddress: 30, windowSeconds: 300 },
  // Opens a page and changes nothing.
  idempotency: "natural",
});

export const confirmPayment = route({
  method: "POST",
  path: "/auth/subscription-confirm",
  summary: "Asks Stripe what was paid, for whoever comes back from its page before Stripe has told.",
  access: "admin",
  response: subscriptionView,
  errors: ["cards_unavailable"],
  openWhenInactive: true,
  rateLimit: { perAddress: 60, windowSeconds: 300 },
  // A repeated answer of Stripe is stored once.
  idempotency: "natural",
});

export const receiveStripeEvent = route({
  method: "POST",
  path: "/stripe/webhook",
  takesAnyQuery: true,
  summary: "What Stripe tells; taken with its signature alone, in any order, and more than once.",
  access: "public",
  keepsRaw: true,
  response: z.object({ received: z.literal(true) }),
  errors: ["unknown_address", "signature_invalid"],
  // Stripe's id of the message tells repeats.
  idempotency: "natural",
});
