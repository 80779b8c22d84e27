import { mayDo } from "#platform/domain/access/actions.ts";
import { type Actor, hasScope } from "#platform/domain/access/actor.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { unreachable } from "#platform/domain/unreachable.ts";

/** Cards that only some people may see. */
export const guardedCards = ["sales", "openAccounts", "lateDishes", "lowStock"] as const;
export type GuardedCard = (typeof guardedCards)[number];

/**
 * Tells whether the actor may see a card: only if another screen shows them the same. Sales are for those who oversee
 * cash or keep the books, and never for somebody who counts a drawer blind.
 */
export function maySeeCard(actor: Actor, card: GuardedCard): boolean {
  switch (card) {
    case "sales":
      return (
        mayDo(actor, "cash.oversee") ||
        (hasScope(actor, ["INVOICES", "ACCOUNTING"]) && !mayDo(actor, "cash.work"))
      );
    case "openAccounts":
      return mayEnter(actor, "orders") || mayEnter(actor, "orderCharge");
    case "lateDishes":
      return mayDo(actor, "station.see");
    case "lowStock":
      return mayEnter(actor, "inventory");
    default:
      return unreachable(card);
  }
}
