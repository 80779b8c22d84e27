export const manualInvoicingErrors = {
  no_tax_documents: 409,
} as const;
