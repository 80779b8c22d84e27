export { PurchaseUnits } from "./purchase-units.tsx";
export { PurchaseUnitsDialog } from "./purchase-units-dialog.tsx";
