/**
 * Kinds of entries in a subscription's history. The specification (back-office §5) knows created and
 * cancelled and shows anything else as renewed; where that would mislead there is another kind.
 */
export const entryStatuses = [
  "created",
  "renewed",
  "cancelled",
  "resumed",
  "past_due",
  "expired",
  "changed",
  "payment_undone",
] as const;
export type EntryStatus = (typeof entryStatuses)[number];
