import type { VisitOpening } from "#core/settings/domain/visit-opening.ts";
import { decideQuota, type GuestQuota, type QuotaUse } from "#platform/domain/quotas/guest-quota.ts";

/** Standings of a phone in a visit. `guessing`: it tried a wrong PIN, and neither joined nor asked. */
export const phoneStandings = ["waiting", "admitted", "removed", "guessing"] as const;
export type PhoneStanding = (typeof phoneStandings)[number];

export const callReasons = ["waiter", "napkins", "cutlery", "water", "cleaning", "help"] as const;
export type CallReason = (typeof callReasons)[number];

/** Number of wrong PINs of a visit from which staff are told that somebody guesses. The right PIN stays good. */
export const WRONG_PINS_ALARM = 10;
/**
 * Number of wrong PINs after which a visit accepts none until staff renew it: whoever guesses from many addresses finds
 * three of a hundred PINs at most.
 */
export const WRONG_PINS_MAX = 300;
/**
 * Wrong PINs before a waiter has to let the phone in: a phone that the server knows again has three tries of its own; the
 * others at its address share the next number, so that who throws the cookie away gains little.
 */
export const PIN_QUOTA: GuestQuota = { perPhone: 3, strangersOfAddress: 60, strangers: WRONG_PINS_MAX };
/** Phones that ask to join and that nobody has answered. Each phone asks once. */
export const ASKING_QUOTA: GuestQuota = { perPhone: 1, strangersOfAddress: 6, strangers: 12 };
/** Most joined phones of one visit: a wedding at one long table. Strangers are not among them. */
export const PHONES_MAX = 100;
export const FIRST_NAME_MAX = 40;

interface Joining {
  readonly opening: VisitOpening;
  readonly pin: string;
  /** Wrong PINs of all phones since the PIN was made. */
  readonly wrongPins: number;
  /** Wrong PINs of this phone, and of all that are not in behind its address. */
  readonly pinUse: Pick<QuotaUse, "ofPhone" | "ofAddress">;
  /** True for a phone that the server knows again: it is not judged by what others behind its address guess. */
  readonly isProven: boolean;
  /** Other phones that ask to join. */
  readonly asking: Pick<QuotaUse, "ofAddress" | "ofStrangers">;
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
  | {
      readonly ok: false;
      readonly reason: "visit_pin_required" | "visit_pin_wrong" | "visit_pin_blocked" | "visit_full";
    };

/**
 * Decides whether a phone joins the visit at once, or waits until somebody of the party or the staff admits it. What
 * strangers ask or guess keeps neither a joined phone out nor the right PIN (decision 124).
 */
export function decideJoin(joining: Joining): JoinDecision {
  const { opening, standing, typedPin } = joining;
  if (standing === "admitted" || standing === "removed") return { ok: true, standing };
  if (typedPin !== null) return decidePin(joining, typedPin);
  if (opening === "pin") return { ok: false, reason: "visit_pin_required" };
  const isFirst = opening === "seating" && joining.admitted === 0 && !joining.wasHereBefore;
  if (isFirst) return { ok: true, standing: "admitted" };
  // A phone that asks already only changes its name.
  const mayAsk =
    standing === "waiting" || decideQuota(false, { ofPhone: 0, ...joining.asking }, ASKING_QUOTA).ok;
  return mayAsk ? { ok: true, standing: "waiting" } : { ok: false, reason: "visit_full" };
}

function decidePin({ pin, wrongPins, pinUse, isProven, admitted }: Joining, typed: string): JoinDecision {
  const mayTry = decideQuota(isProven, { ...pinUse, ofStrangers: wrongPins }, PIN_QUOTA).ok;
  if (!mayTry || wrongPins >= WRONG_PINS_MAX) return { ok: false, reason: "visit_pin_blocked" };
  if (typed !== pin) return { ok: false, reason: "visit_pin_wrong" };
  return admitted < PHONES_MAX ? { ok: true, standing: "admitted" } : { ok: false, reason: "visit_full" };
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
