/** What a new restaurant needs to sell, in the order in which it is easiest done. */
export const setupSteps = [
  "store",
  "taxes",
  "categories",
  "items",
  "tables",
  "staff",
  "payment_types",
  "first_sale",
] as const;
export type SetupStep = (typeof setupSteps)[number];
