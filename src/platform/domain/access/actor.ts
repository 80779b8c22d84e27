import { unreachable } from "../unreachable.ts";
import type { Permission } from "./permissions.ts";

/** superadmin runs the platform and belongs to no restaurant; admin owns one; staff do what their scope holds. */
export const roles = ["superadmin", "admin", "staff"] as const;
export type Role = (typeof roles)[number];

/** The person who acts. The scope of an admin or superadmin is ignored. */
export interface Actor {
  readonly role: Role;
  readonly scope: readonly Permission[];
}

/**
 * Tells whether a signed-in member of a restaurant has one of the `required` permissions (operations §6): an
 * admin always, staff when nothing is required or their scope holds one. A superadmin belongs to no
 * restaurant: never.
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
