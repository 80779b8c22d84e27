export { PurchaseDialog } from "./detail/purchase-dialog.tsx";
export { purchaseColumns } from "./list/purchase-columns.tsx";
export { purchasesKey } from "./purchases-api.ts";
export { PurchasesWay } from "./purchases-way.tsx";
export { withStatus } from "./status-error.ts";
export { PurchaseUnits } from "./units/purchase-units.tsx";
