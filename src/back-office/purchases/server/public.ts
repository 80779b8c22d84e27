export { knownPurchases } from "./recording/known-purchases.ts";
export type { PurchaseToRecord } from "./recording/purchase-to-record.ts";
export { recordPurchase } from "./recording/record-purchase.ts";
export { vendorMemory } from "./vendors/vendor-memory.ts";
