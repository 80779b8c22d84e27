import { createContext, useContext } from "react";
import type { MenuDish } from "../../item-limits/public.ts";

/** Opens the dialog that marks a dish as sold out. Null for those who may not. */
export const DishMenuContext = createContext<((dish: MenuDish) => void) | null>(null);

export function useDishMenu(): ((dish: MenuDish) => void) | null {
  return useContext(DishMenuContext);
}
