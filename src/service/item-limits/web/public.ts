export { DishDialog, type MenuDish } from "./dish-dialog.tsx";
export { fetchItemLimits } from "./item-limits-api.ts";
export { SoldOutDialog } from "./sold-out-dialog.tsx";
