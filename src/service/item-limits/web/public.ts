export { fetchItemLimits } from "./item-limits-api.ts";
export { DishDialog, type MenuDish, SoldOutDialog } from "./limit-dialogs.tsx";
