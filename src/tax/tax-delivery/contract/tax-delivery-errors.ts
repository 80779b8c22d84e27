export const taxDeliveryErrors = {
  no_tax_document: 409,
  tax_document_unsigned: 409,
  tax_document_void: 409,
} as const;
