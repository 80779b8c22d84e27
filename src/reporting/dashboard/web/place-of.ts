import type { Actor } from "#platform/domain/access/actor.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import type { ScreenId } from "#platform/domain/access/screens.ts";
import { type ExistingScreen, isExisting } from "#platform/web/screens/existing-screens.ts";

/** Where a card leads: the first of these screens that exists and that the actor may enter. */
export function placeOf(actor: Actor, ...wanted: readonly ScreenId[]): ExistingScreen | undefined {
  return wanted.filter(isExisting).find((id) => mayEnter(actor, id));
}
