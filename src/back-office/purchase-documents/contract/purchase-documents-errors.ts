export const purchaseDocumentsErrors = {
  INVALID_DTE_JSON: 422,
  NO_ITEMS_IN_DTE: 422,
  dte_too_large: 413,
  dte_not_a_document: 422,
  dte_several_documents: 422,
  dte_type_unsupported: 422,
  dte_too_many_lines: 422,
  dte_fields_invalid: 422,
  dte_lines_refused: 422,
} as const;
