/** Pictures of a payment type: a fixed set (operations §3). */
export const paymentIcons = [
  "cash",
  "card",
  "wallet",
  "paypal",
  "qrcode",
  "reader",
  "bank",
  "discount",
] as const;
export type PaymentIcon = (typeof paymentIcons)[number];
