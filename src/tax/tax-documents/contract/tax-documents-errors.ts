export const taxDocumentsErrors = {
  not_issuing: 409,
  contingency_open: 409,
  no_contingency: 409,
  tax_document_state: 409,
  tax_document_mend_over: 409,
  tax_document_mend_first: 409,
  invalidation_too_late: 409,
  invalidation_late: 409,
  invalidation_has_note: 409,
  invalidation_in_hand: 409,
  debit_note_too_late: 409,
} as const;
