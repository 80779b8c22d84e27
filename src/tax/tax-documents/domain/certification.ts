import type { TaxDocumentKind } from "./shape/generation.ts";

/**
 * Documents of each kind that the ministry's test service must seal before an issuer may go into production
 * (guide §25).
 */
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

/** Number of documents of one kind that the test service sealed, and that are on their way. */
export interface KindCount {
  readonly kind: TaxDocumentKind;
  readonly done: number;
  readonly waiting: number;
}

/**
 * Most documents on their way at once: the ministry seals one by one, and the restaurant's own documents wait
 * among them.
 */
const MAX_WAITING = 20;

/** Order in which kinds are made: documents before those about them (guide §2). */
const ORDER: readonly TaxDocumentKind[] = ["03", "01", "05", "06", "14", "invalidation", "contingency"];

/**
 * Returns the kinds of the next few test documents, one entry each. It is empty when nothing is missing, or
 * while those on their way have to be awaited. Contingencies come one at a time, because each is an event
 * with a document of its own.
 */
export function nextTestDocuments(
  counts: readonly KindCount[],
  kinds: readonly TaxDocumentKind[],
): TaxDocumentKind[] {
  const room = Math.max(0, MAX_WAITING - counts.reduce((sum, { waiting }) => sum + waiting, 0));
  const missing = ORDER.filter((kind) => kinds.includes(kind)).flatMap((kind) => {
    const left = missingOf(kind, counts);
    return Array.from({ length: kind === "contingency" ? Math.min(left, 1) : left }, () => kind);
  });
  return missing.slice(0, room);
}

/** Tells whether the test service sealed enough documents of each of these kinds. */
export const isCertified = (counts: readonly KindCount[], kinds: readonly TaxDocumentKind[]): boolean =>
  kinds.every((kind) => certificationCounts[kind] <= (counts.find((each) => each.kind === kind)?.done ?? 0));

function missingOf(kind: TaxDocumentKind, counts: readonly KindCount[]): number {
  const { done = 0, waiting = 0 } = counts.find((each) => each.kind === kind) ?? {};
  return Math.max(0, certificationCounts[kind] - done - waiting);
}
