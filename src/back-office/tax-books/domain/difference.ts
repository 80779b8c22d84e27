/**
 * Kinds of differences that the nightly comparison finds: payments that do not match the invoice; a sale without a document, or
 * with two that count; a document whose total or IVA is not that of its sale; a document without a sale; a refund without a
 * task for its document; a task not done in time; a credit note over another amount than the refund.
 */
export const differenceKinds = [
  "payments",
  "no_document",
  "two_documents",
  "total",
  "vat",
  "no_sale",
  "no_task",
  "open_task",
  "note_amount",
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];
