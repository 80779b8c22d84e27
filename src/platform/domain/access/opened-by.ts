import { type Action, actions } from "./actions.ts";
import { hasScope } from "./actor.ts";
import { mayEnter } from "./may-enter.ts";
import type { Permission } from "./permissions.ts";
import { type ScreenId, screens } from "./screens.ts";

/** Screens and actions that one permission opens, read from the tables that decide it. */
export interface OpenedBy {
  readonly screens: readonly ScreenId[];
  readonly actions: readonly Action[];
}

/** The screens and acts that this permission alone opens; those open to everybody are left out. */
export function openedBy(permission: Permission): OpenedBy {
  const holder = { role: "staff", scope: [permission] } as const;
  const nobody = { role: "staff", scope: [] } as const;
  const opens = (id: ScreenId) =>
    mayEnter(holder, id) && !mayEnter(nobody, id) && screens[id].path.startsWith("/dashboard/");
  return {
    screens: (Object.keys(screens) as ScreenId[]).filter(opens),
    actions: (Object.keys(actions) as Action[]).filter((action) => hasScope(holder, actions[action])),
  };
}
