export { PurchaseDialog } from "./detail/purchase-dialog.tsx";
export { purchaseTable } from "./list/purchase-columns.tsx";
export { purchasesKey, withStatus } from "./purchases-api.ts";
export { PurchaseUnits } from "./units/purchase-units.tsx";
