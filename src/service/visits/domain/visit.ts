import type { VisitOpening } from "#core/settings/domain/visit-opening.ts";

export const phoneStandings = ["waiting", "admitted", "removed"] as const;
export type PhoneStanding = (typeof phoneStandings)[number];

export const callReasons = ["waiter", "napkins", "cutlery", "water", "cleaning", "help"] as const;
export type CallReason = (typeof callReasons)[number];

/** Wrong PINs of a visit after which it takes none until staff make another. */
export const WRONG_PINS_MAX = 10;
/** Phones of one visit. */
export const PHONES_MAX = 30;
export const FIRST_NAME_MAX = 40;

interface Joining {
  readonly opening: VisitOpening;
  readonly pin: string;
  readonly wrongPins: number;
  /** Phones that are in. */
  readonly admitted: number;
  readonly typedPin: string | null;
  /** Of this phone in this visit, if it has asked before. */
  readonly standing: PhoneStanding | null;
  /** It was in an earlier visit of the table: it may be far away by now. */
  readonly wasHereBefore: boolean;
}

export type JoinDecision =
  | { readonly ok: true; readonly standing: PhoneStanding }
  | { readonly ok: false; readonly reason: "visit_pin_required" | "visit_pin_wrong" | "visit_pin_blocked" };

/** Whether a phone comes into the visit at once, or waits until somebody in it or of the staff lets it in. */
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
 * What the phone of an order at a table is to the party there. `in`: it shares the account. `earlier_visit`: it was with a party
 * that has left, and may be far away. `not_in`: the party is another one, as far as anybody knows. `opens`: nobody sits there yet.
 */
export const senderStandings = ["in", "earlier_visit", "not_in", "opens"] as const;
export type SenderStanding = (typeof senderStandings)[number];

/** Only by an order that opens a table does a phone come in with it; taking any other lets nobody in (decision 84). */
export function senderStanding(sender: {
  /** Of the phone in the visit that is open; null: none. */
  readonly standing: PhoneStanding | null;
  readonly was_here_before: boolean;
  /** Something is ordered and unpaid at the table, or a phone is in. */
  readonly has_party: boolean;
}): SenderStanding {
  if (sender.standing === "admitted") return "in";
  if (sender.was_here_before) return "earlier_visit";
  return sender.has_party || sender.standing === "removed" ? "not_in" : "opens";
}
