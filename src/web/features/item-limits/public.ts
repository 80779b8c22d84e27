export { DishDialog, type MenuDish } from "./dish-dialog.tsx";
export { fetchItemLimits, saveItemLimit } from "./item-limits-api.ts";
export { LimitForm } from "./limit-form.tsx";
export { SoldOutDialog } from "./sold-out-dialog.tsx";
