export const purchasesErrors = {
  purchase_cancelled: 409,
  purchase_goods_used: 409,
  purchase_has_notes: 409,
  note_of_cancelled_purchase: 409,
  purchase_document_known: 409,
  vendor_exists: 409,
} as const;
