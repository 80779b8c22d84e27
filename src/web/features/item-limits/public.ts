export { DishDialog, type MenuDish } from "./dish-dialog.tsx";
export { SoldOutDialog } from "./sold-out-dialog.tsx";
