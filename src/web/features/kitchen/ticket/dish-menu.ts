import { createContext, useContext } from "react";
import type { MenuDish } from "../../item-limits/public.ts";

/** Opens what may be said of a dish: that it is sold out. Null for who only looks on. */
export const DishMenuContext = createContext<((dish: MenuDish) => void) | null>(null);

/** The way to that from a line of a ticket. */
export function useDishMenu(): ((dish: MenuDish) => void) | null {
  return useContext(DishMenuContext);
}
