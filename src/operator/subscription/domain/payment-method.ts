/** How a restaurant pays its subscription by hand. */
export const handPaymentMethods = ["bank_transfer", "cash", "other"] as const;
export type HandPaymentMethod = (typeof handPaymentMethods)[number];
