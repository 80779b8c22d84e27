import type { Actor } from "../../../domain/access/actor.ts";
import { mayEnter } from "../../../domain/access/may-enter.ts";
import type { ScreenId } from "../../../domain/access/screens.ts";
import { type ExistingScreen, isExisting } from "../../existing-screens.ts";

/** Where a card leads: the first of these screens that exists and that the actor may enter. */
export function placeOf(actor: Actor, ...wanted: readonly ScreenId[]): ExistingScreen | undefined {
  return wanted.filter(isExisting).find((id) => mayEnter(actor, id));
}
