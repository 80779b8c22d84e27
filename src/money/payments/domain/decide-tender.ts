import { isCash, type PaymentIcon } from "#core/payment-types/domain/payment-icon.ts";
import type { Settlement } from "#core/payment-types/domain/settlement.ts";
import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { decideChange } from "#platform/domain/money/decide-change.ts";

/** The properties of a payment type that decide what may be given with it. */
export interface TenderMethod {
  readonly icon: PaymentIcon;
  readonly settles: Settlement;
}

/** Money given with one payment type, in cents. */
interface GivenByMethod {
  readonly amount: Cents;
  readonly tip: Cents;
  /** Null means exactly amount and tip. */
  readonly received: Cents | null;
}

type TenderDecision =
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

/**
 * The rules of one tender by payment type. Something must be given; only cash may exceed the amount due and give
 * change (vuelto); what is owed bears no tip.
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
