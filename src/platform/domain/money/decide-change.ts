import { type Cents, subtractCents, ZERO_CENTS } from "./cents.ts";
import { isTooMuchChange } from "./sane-amounts.ts";

export type ChangeDecision =
  | { readonly ok: true; readonly change: Cents }
  | { readonly ok: false; readonly reason: "received_too_little" | "received_too_much" };

/**
 * Returns the change (vuelto). `received` null: nobody counted, the guest gave the exact amount, as by card.
 * Both are at least 0. It is refused when less than the amount due was given, or so much more that it must be
 * a slip.
 */
export function decideChange(received: Cents | null, due: Cents): ChangeDecision {
  if (received === null) return { ok: true, change: ZERO_CENTS };
  if (received < due) return { ok: false, reason: "received_too_little" };
  if (isTooMuchChange(received, due)) return { ok: false, reason: "received_too_much" };
  return { ok: true, change: subtractCents(received, due) };
}
