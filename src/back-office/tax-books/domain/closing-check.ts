/** What a month's closing looks at, in the order in which it is mended. */
export const closingChecks = [
  "documents",
  "refused",
  "unsealed",
  "contingency",
  "corrections",
  "gaps",
  "cash",
  "differences",
  "comparison",
  "books",
] as const;
export type ClosingCheck = (typeof closingChecks)[number];
