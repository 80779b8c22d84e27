import { mayDo } from "../../../domain/access/actions.ts";
import type { Actor } from "../../../domain/access/actor.ts";
import { mayEnter } from "../../../domain/access/may-enter.ts";

/** Whether somebody has places to go to and fro between on a phone. */
export function hasPhoneTabs(actor: Actor): boolean {
  return mayEnter(actor, "orders") && (mayEnter(actor, "pos") || mayDo(actor, "order.changeStatus"));
}
