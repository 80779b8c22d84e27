export const paymentStatuses = ["unpaid", "paid"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** How far an order is: to be paid; paid, with dishes that nobody has handed over yet; or over, when nothing moves any more. */
export type OrderPayment = "unpaid" | "paid" | "over";

/** Read from what is stored of an order. */
export function orderPayment(order: {
  readonly payment_status: PaymentStatus;
  readonly awaits_handover: boolean;
}): OrderPayment {
  if (order.payment_status === "unpaid") return "unpaid";
  return order.awaits_handover ? "paid" : "over";
}
