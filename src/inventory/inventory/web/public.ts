export { MeasureFields } from "./stock/measure-fields.tsx";
export { formatQuantity, formatUnitCost } from "./stock/stock-text.ts";
export { unitText } from "./stock/unit-text.ts";
export { StockBadge } from "./stock-badge.tsx";
export { UnitCostDialog } from "./unit-cost-dialog.tsx";
