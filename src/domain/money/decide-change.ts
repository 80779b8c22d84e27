import { type Cents, subtractCents, ZERO_CENTS } from "./cents.ts";

export type ChangeDecision =
  | { readonly ok: true; readonly change: Cents }
  | { readonly ok: false; readonly reason: "received_too_little" };

/**
 * What is handed back of what the guest gave (vuelto). Null: nobody counted, the amount due was given exactly, as
 * by card. Both at least 0; less than what is due is refused.
 */
export function decideChange(received: Cents | null, due: Cents): ChangeDecision {
  if (received === null) return { ok: true, change: ZERO_CENTS };
  if (received < due) return { ok: false, reason: "received_too_little" };
  return { ok: true, change: subtractCents(received, due) };
}
