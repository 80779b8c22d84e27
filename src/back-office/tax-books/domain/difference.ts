/**
 * What the nightly comparison finds: payments that are not what the invoice says; a sale without a document, or with two that live; a
 * document whose total or IVA is another one than that of its sale; a document without a sale; money that went back without a task for
 * its document, a task that nobody did in time, a credit note about another amount than went back.
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
