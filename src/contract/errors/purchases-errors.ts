export const purchasesErrors = {
  purchase_cancelled: 409,
  purchase_goods_used: 409,
  purchase_document_known: 409,
  vendor_exists: 409,
} as const;
