/** What endpoints can ask to be told (docs/decisions/0097). Names stay: receivers decide by them. */
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

/** What somebody sends from the screen, to see whether it arrives. No endpoint asks for it. */
export const TEST_EVENT = "webhook.test";

export const deliveryStates = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];
