import { createContext, use } from "react";

/** Whether the staff's menu is open over a screen that guests see. */
export const StaffMenuContext = createContext(false);

/** Whether a screen for guests shows what is for the staff: its tools are there as long as their menu is. */
export function useStaffMenu(): boolean {
  return use(StaffMenuContext);
}
