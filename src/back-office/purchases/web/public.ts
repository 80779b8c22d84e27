export { KnownPurchase, type NamedPurchase, namedPurchase } from "./detail/known-purchase.tsx";
export { PurchaseDialog } from "./detail/purchase-dialog.tsx";
export { purchaseTable } from "./list/purchase-columns.tsx";
export { purchasesKey, withStatus } from "./purchases-api.ts";
export { PurchaseUnits } from "./units/purchase-units.tsx";
