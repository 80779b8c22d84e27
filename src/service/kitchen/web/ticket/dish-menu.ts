import { createContext, useContext } from "react";
import type { MenuDish } from "#service/item-limits/web/public.ts";

/** Opens the dialog that marks a dish as sold out. Null for those who may not. */
export const DishMenuContext = createContext<((dish: MenuDish) => void) | null>(null);

export function useDishMenu(): ((dish: MenuDish) => void) | null {
  return useContext(DishMenuContext);
}
