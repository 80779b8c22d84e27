import type { VisitOpening } from "#core/settings/domain/visit-opening.ts";

export const phoneStandings = ["waiting", "admitted", "removed"] as const;
export type PhoneStanding = (typeof phoneStandings)[number];

export const callReasons = ["waiter", "napkins", "cutlery", "water", "cleaning", "help"] as const;
export type CallReason = (typeof callReasons)[number];

/** Number of wrong PINs after which a visit accepts none until staff renew it. */
export const WRONG_PINS_MAX = 10;
/** Most phones of one visit. */
export const PHONES_MAX = 30;
export const FIRST_NAME_MAX = 40;

interface Joining {
  readonly opening: VisitOpening;
  readonly pin: string;
  readonly wrongPins: number;
  /** Number of joined phones. */
  readonly admitted: number;
  readonly typedPin: string | null;
  /** Standing of this phone in this visit, if it has asked before. */
  readonly standing: PhoneStanding | null;
  /** True when it was in an earlier visit of the table: it may be far away by now. */
  readonly wasHereBefore: boolean;
}

type JoinDecision =
  | { readonly ok: true; readonly standing: PhoneStanding }
  | { readonly ok: false; readonly reason: "visit_pin_required" | "visit_pin_wrong" | "visit_pin_blocked" };

/** Decides whether a phone joins the visit at once, or waits until somebody of the party or the staff admits it. */
export function decideJoin(joining: Joining): JoinDecision {
  const { opening, standing, typedPin } = joining;
  if (standing === "admitted" || standing === "removed") return { ok: true, standing };
  if (typedPin !== null) return decidePin(joining, typedPin);
  if (opening === "pin") return { ok: false, reason: "visit_pin_required" };
  const isFirst = opening === "seating" && joining.admitted === 0 && !joining.wasHereBefore;
  return { ok: true, standing: isFirst ? "admitted" : "waiting" };
}

function decidePin({ pin, wrongPins }: Joining, typed: string): JoinDecision {
  if (wrongPins >= WRONG_PINS_MAX) return { ok: false, reason: "visit_pin_blocked" };
  return typed === pin ? { ok: true, standing: "admitted" } : { ok: false, reason: "visit_pin_wrong" };
}

/**
 * Standings of the phone that sent an order, seen from the party at the table. `in`: it shares the account.
 * `earlier_visit`: it was with a party that has left, and may be far away. `not_in`: as far as is known the party
 * is another one. `opens`: nobody sits there yet.
 */
export const senderStandings = ["in", "earlier_visit", "not_in", "opens"] as const;
export type SenderStanding = (typeof senderStandings)[number];

/**
 * Returns the standing. Only an order that opens a table lets its phone join; taking any other order lets nobody
 * join (decision 84).
 */
export function senderStanding(sender: {
  /** Standing of the phone in the open visit; null: none. */
  readonly standing: PhoneStanding | null;
  readonly was_here_before: boolean;
  /** True when something is ordered and unpaid at the table, or a phone has joined. */
  readonly has_party: boolean;
}): SenderStanding {
  if (sender.standing === "admitted") return "in";
  if (sender.was_here_before) return "earlier_visit";
  return sender.has_party || sender.standing === "removed" ? "not_in" : "opens";
}
