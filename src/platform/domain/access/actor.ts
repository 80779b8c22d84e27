import { unreachable } from "../unreachable.ts";
import type { Permission } from "./permissions.ts";
import type { Role } from "./roles.ts";

/** Who asks. The scope of an admin or superadmin is not looked at. */
export interface Actor {
  readonly role: Role;
  readonly scope: readonly Permission[];
}

/**
 * Whether a signed-in member of a restaurant may use what needs one of `required` (operations §6): an admin always,
 * staff when nothing is required or one of it is in the scope. A superadmin belongs to no restaurant: never.
 */
export function hasScope(actor: Actor, required: readonly Permission[]): boolean {
  switch (actor.role) {
    case "superadmin":
      return false;
    case "admin":
      return true;
    case "staff":
      return required.length === 0 || required.some((permission) => actor.scope.includes(permission));
    default:
      return unreachable(actor.role);
  }
}
