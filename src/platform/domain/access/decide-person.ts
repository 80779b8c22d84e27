import type { UserId } from "../ids.ts";
import { type Actor, hasScope } from "./actor.ts";
import { areaPermissions, type Permission } from "./permissions.ts";

/** Acts of one person of the restaurant on another. */
export const personActions = ["change", "disable", "resetPassword", "delete"] as const;
export type PersonAction = (typeof personActions)[number];

/**
 * Reasons of a refusal. Admins belong to the restaurant's owner; nobody locks themself out, or sets their own
 * password without the old one; people who hold more permissions are out of reach, because their password
 * would be a way up.
 */
export type PersonRefusal = "user_is_admin" | "own_user" | "user_outranks";

export interface KnownActor extends Actor {
  readonly userId: UserId;
}

/** Why the actor may not do this to the person (docs/decisions/0048); null when they may. */
export function refusePerson(actor: KnownActor, person: KnownActor, act: PersonAction): PersonRefusal | null {
  if (person.role !== "staff") return "user_is_admin";
  if (actor.userId === person.userId) return act === "change" ? null : "own_user";
  return person.scope.every((permission) => mayGive(actor, permission)) ? null : "user_outranks";
}

/**
 * Tells whether the actor may give this permission: admins any, others only those that they hold, and to view what
 * they may work with.
 */
export function mayGive(actor: Actor, permission: Permission): boolean {
  const area = areaPermissions.find(({ view }) => view === permission);
  return hasScope(actor, area ? [permission, area.all, area.manage] : [permission]);
}

/** The first permission that the person would gain and the actor may not give; null when there is none. */
export function forbiddenGain(
  actor: Actor,
  before: readonly Permission[],
  after: readonly Permission[],
): Permission | null {
  return after.find((permission) => !before.includes(permission) && !mayGive(actor, permission)) ?? null;
}
