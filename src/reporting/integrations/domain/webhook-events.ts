/**
 * Events that endpoints can subscribe to (docs/decisions/0097). The names must stay, because receivers depend on
 * them.
 */
export const webhookEventTypes = [
  "order.created",
  "order.paid",
  "order.cancelled",
  "invoice.created",
  "refund.made",
  "stock.low",
  "stock.out",
  "document.sealed",
  "document.rejected",
  "cash.closed",
  "reservation.made",
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** Event that somebody sends from the screen as a test. No endpoint subscribes to it. */
export const TEST_EVENT = "webhook.test";

export const deliveryStates = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];
