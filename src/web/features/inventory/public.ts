export { InventoryWay } from "./inventory-way.tsx";
export { StockBadge } from "./stock-badge.tsx";
