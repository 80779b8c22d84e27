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

/**
 * Tells whether a payment type is cash: it is counted in the drawer, and only cash gives change. Its picture says so;
 * statements ask the column `payment_types.is_cash`.
 */
export function isCash({ icon }: { readonly icon: PaymentIcon }): boolean {
  return icon === "cash";
}
