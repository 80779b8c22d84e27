import type { TaxDocumentKind } from "./shape/generation.ts";

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

/** Why no more test documents are made. */
export const testRunEnds = ["done", "stopped", "refused", "halted", "not_in_test"] as const;
export type TestRunEnd = (typeof testRunEnds)[number];

/** What there is of a kind in the test service. */
export interface KindStanding {
  readonly kind: TaxDocumentKind;
  readonly done: number;
  readonly waiting: number;
}

/** So many are on their way at once: the ministry seals one by one, and the restaurant's own documents wait among them. */
const MOST_WAITING = 20;

/** First what others are about (guide §2). */
const ORDER: readonly TaxDocumentKind[] = ["03", "01", "05", "06", "14", "invalidation", "contingency"];

/**
 * The kinds of the next few test documents, one entry each. Empty: wait for those that are on their way, or nothing is missing. One
 * contingency at a time, for each is an event with a document of its own.
 */
export function nextTestDocuments(
  standings: readonly KindStanding[],
  kinds: readonly TaxDocumentKind[],
): TaxDocumentKind[] {
  const room = Math.max(0, MOST_WAITING - standings.reduce((sum, { waiting }) => sum + waiting, 0));
  const missing = ORDER.filter((kind) => kinds.includes(kind)).flatMap((kind) => {
    const left = missingOf(kind, standings);
    return Array.from({ length: kind === "contingency" ? Math.min(left, 1) : left }, () => kind);
  });
  return missing.slice(0, room);
}

/** Whether nothing of these kinds is missing or on its way. */
export const isCertified = (standings: readonly KindStanding[], kinds: readonly TaxDocumentKind[]): boolean =>
  kinds.every(
    (kind) => certificationCounts[kind] <= (standings.find((each) => each.kind === kind)?.done ?? 0),
  );

function missingOf(kind: TaxDocumentKind, standings: readonly KindStanding[]): number {
  const { done = 0, waiting = 0 } = standings.find((each) => each.kind === kind) ?? {};
  return Math.max(0, certificationCounts[kind] - done - waiting);
}
