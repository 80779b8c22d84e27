/** Ways to take the food (operations §3, field deliveryType). Only `dinein` has a table. */
export const diningOptions = ["dinein", "delivery", "takeaway"] as const;
export type DiningOption = (typeof diningOptions)[number];
