export { DishDialog, type MenuDish, SoldOutDialog } from "./limit-dialogs.tsx";
