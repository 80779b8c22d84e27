export const paymentStatuses = ["unpaid", "paid"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Stage of an order: to be paid; paid, with dishes to hand over; or over, when nothing moves any more. */
export type OrderPayment = "unpaid" | "paid" | "over";

/** Derives the stage from the stored columns of an order. */
export function orderPayment(order: {
  readonly payment_status: PaymentStatus;
  readonly awaits_handover: boolean;
}): OrderPayment {
  if (order.payment_status === "unpaid") return "unpaid";
  return order.awaits_handover ? "paid" : "over";
}
