/**
 * What a line of a subscription's history tells. The specification (back-office §5) knows created and cancelled and shows anything
 * else as renewed; what would mislead there has a word of its own.
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
