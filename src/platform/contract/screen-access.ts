import type { Permission } from "../domain/access/permissions.ts";
import { type ScreenId, screens } from "../domain/access/screens.ts";

/** Returns the access of everybody who may enter one of the screens. Throws for screens that are not open by scope. */
export function screenAccess(...ids: readonly ScreenId[]): { readonly staff: readonly Permission[] } {
  const staff = ids.flatMap((id) => {
    const { route } = screens[id];
    if (typeof route === "string") throw new Error(`The screen ${id} is not open by scope`);
    return route;
  });
  return { staff: [...new Set(staff)] };
}
