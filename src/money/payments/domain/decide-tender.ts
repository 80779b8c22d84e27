import type { PaymentIcon } from "#core/payment-types/domain/payment-icon.ts";
import type { Settlement } from "#core/payment-types/domain/settlement.ts";
import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { decideChange } from "#platform/domain/money/decide-change.ts";

/** A way to pay, as far as it decides what may be given by it. */
export interface TenderMethod {
  readonly icon: PaymentIcon;
  readonly settles: Settlement;
}

/** What is given by one way to pay, in cents. */
export interface GivenByMethod {
  readonly amount: Cents;
  readonly tip: Cents;
  /** Handed over; null: exactly amount and tip. */
  readonly received: Cents | null;
}

export type TenderDecision =
  | { readonly ok: true; readonly change: Cents }
  | {
      readonly ok: false;
      readonly field: "amount" | "received" | "tip";
      readonly reason:
        | "amount_above_zero"
        | "received_too_little"
        | "received_too_much"
        | "change_from_cash_only"
        | "tip_on_account";
    };

/** Whether a way to pay is notes and coins: it is counted in the drawer, and change comes out of it alone. */
export function isCash({ icon }: Pick<TenderMethod, "icon">): boolean {
  return icon === "cash";
}

/**
 * The rules of one tender, each way to pay by its own: something is given by it; only cash is handed over in larger
 * notes and gives change (vuelto), by all else exactly what is charged is given; what is owed bears no tip.
 */
export function decideTender(method: TenderMethod, { amount, tip, received }: GivenByMethod): TenderDecision {
  const due = cents(amount + tip);
  if (due === ZERO_CENTS) return { ok: false, field: "amount", reason: "amount_above_zero" };
  if (method.settles === "on_account" && tip > 0)
    return { ok: false, field: "tip", reason: "tip_on_account" };
  const decision = decideChange(received, due);
  if (!decision.ok) return { ok: false, field: "received", reason: decision.reason };
  if (decision.change > 0 && !isCash(method))
    return { ok: false, field: "received", reason: "change_from_cash_only" };
  return decision;
}
