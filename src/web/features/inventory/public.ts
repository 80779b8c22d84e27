export { InventoryWay } from "./inventory-way.tsx";
export { StockBadge } from "./stock-badge.tsx";
export { UnitCostDialog } from "./unit-cost-dialog.tsx";
