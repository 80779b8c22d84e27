import type { ChangeDefinition } from "../../contract/changes.ts";
import { heardBy, realtimeEventNames } from "../../contract/events.ts";
import { type Actor, hasScope } from "../../domain/access/actor.ts";

/** Every screen of a restaurant, whatever it may hear. */
export const tenantRoom = (tenantId: number) => `tenant:${tenantId}`;

export const sessionRoom = (sessionId: number) => `session:${sessionId}`;

/** The screens of a restaurant that hear the event or change of this name. */
export const roomOf = (tenantId: number, name: string) => `tenant:${tenantId}:hears:${name}`;

/** The rooms that follow from what a person may read. */
export function roomsOf(
  tenantId: number,
  actor: Actor,
  changes: readonly Pick<ChangeDefinition, "name" | "access">[],
): string[] {
  const events = realtimeEventNames.filter((name) => hasScope(actor, heardBy[name]));
  const lists = changes.filter(({ access }) => hasScope(actor, access.staff)).map(({ name }) => name);
  return [...events, ...lists].map((name) => roomOf(tenantId, name));
}
