import { createContext, use } from "react";

/** True while the staff's menu is open over a guest screen. */
export const StaffMenuContext = createContext(false);

/** Tells whether a guest screen shows the staff's tools, which it does while their menu is open. */
export function useStaffMenu(): boolean {
  return use(StaffMenuContext);
}
