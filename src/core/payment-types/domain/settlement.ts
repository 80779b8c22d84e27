/** When a way to pay settles what is charged: as it is taken, or later, out of the customer's account. */
export const settlements = ["now", "on_account"] as const;
export type Settlement = (typeof settlements)[number];
