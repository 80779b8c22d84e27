import type { Actor } from "#platform/domain/access/actor.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import type { TitledScreen } from "#platform/web/screens/screen-titles.ts";

/** Returns the first of these screens that the actor may enter. */
export function placeOf(actor: Actor, ...wanted: readonly TitledScreen[]): TitledScreen | undefined {
  return wanted.find((id) => mayEnter(actor, id));
}
