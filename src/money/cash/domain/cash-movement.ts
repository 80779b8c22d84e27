/** How cash moves without a sale: put in, paid out of the drawer, and taken to the safe. */
export const cashMovementKinds = ["pay_in", "pay_out", "drop"] as const;
export type CashMovementKind = (typeof cashMovementKinds)[number];
