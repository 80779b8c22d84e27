import { type Cents, subtractCents, ZERO_CENTS } from "./cents.ts";
import { isTooMuchChange } from "./sane-amounts.ts";

export type ChangeDecision =
  | { readonly ok: true; readonly change: Cents }
  | { readonly ok: false; readonly reason: "received_too_little" | "received_too_much" };

/**
 * What is handed back of what the guest gave (vuelto). Null: nobody counted, the amount due was given exactly, as
 * by card. Both at least 0; less than what is due is refused, and so much that it can only be a slip.
 */
export function decideChange(received: Cents | null, due: Cents): ChangeDecision {
  if (received === null) return { ok: true, change: ZERO_CENTS };
  if (received < due) return { ok: false, reason: "received_too_little" };
  if (isTooMuchChange(received, due)) return { ok: false, reason: "received_too_much" };
  return { ok: true, change: subtractCents(received, due) };
}
