import type { TaxDocumentKind } from "../tax-documents/shape/generation.ts";

/** How many of each the ministry wants to have sealed in its test service before it lets an issuer into production (guide §25). */
export const certificationCounts = {
  "01": 90,
  "03": 75,
  "05": 50,
  "06": 25,
  "14": 25,
  invalidation: 5,
  contingency: 5,
} as const satisfies Record<TaxDocumentKind, number>;
