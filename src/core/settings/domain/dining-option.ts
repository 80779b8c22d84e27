/** How the food is taken (operations §3, field deliveryType). Only `dinein` has a table. */
export const diningOptions = ["dinein", "delivery", "takeaway"] as const;
export type DiningOption = (typeof diningOptions)[number];
