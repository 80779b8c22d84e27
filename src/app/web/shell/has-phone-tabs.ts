import { mayDo } from "#platform/domain/access/actions.ts";
import type { Actor } from "#platform/domain/access/actor.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";

/** Whether somebody has places to go to and fro between on a phone. */
export function hasPhoneTabs(actor: Actor): boolean {
  return mayEnter(actor, "orders") && (mayEnter(actor, "pos") || mayDo(actor, "order.changeStatus"));
}
