/** Time at which a payment type settles what is charged: at once, or later, from the customer's account. */
export const settlements = ["now", "on_account"] as const;
export type Settlement = (typeof settlements)[number];
