import type { PaymentType } from "../../../contract/menu.ts";
import type { PaymentTypeId } from "../../../domain/ids.ts";
import { addCents, type Cents, ZERO_CENTS } from "../../../domain/money/cents.ts";
import { decideChange } from "../../../domain/money/decide-change.ts";
import type { PaymentFigures } from "./read-summary.ts";

/** What the cashier has entered. Amounts are null while empty or unreadable. */
export interface PaymentDraft {
  readonly paymentTypeId: PaymentTypeId | null;
  readonly received: Cents | null;
  readonly hasTip: boolean;
  readonly tip: Cents | null;
  readonly printsReceipt: boolean;
}

export type PaymentRefusals = {
  readonly method?: "select_payment_method";
  readonly received?: "received_too_little";
  readonly tip?: "tip_required";
};

export interface PaymentReview {
  /** Total with the tip. */
  readonly due: Cents;
  readonly tip: Cents;
  /** What was handed over, where that is counted: in cash. */
  readonly received: Cents | null;
  /** Null while too little was handed over. */
  readonly change: Cents | null;
  readonly refusals: PaymentRefusals;
}

/** How a dialog opens: nothing chosen unless there is only one way to pay; never a tip. */
export function startDraft(paymentTypes: readonly PaymentType[], printsReceipt: boolean): PaymentDraft {
  const [only, another] = paymentTypes;
  const paymentTypeId = only !== undefined && another === undefined ? only.id : null;
  return { paymentTypeId, received: null, hasTip: false, tip: null, printsReceipt };
}

/** What is due, the change, and what is still missing (operations §5, Paying). */
export function reviewPayment(
  draft: PaymentDraft,
  figures: Pick<PaymentFigures, "total">,
  isCash: boolean,
): PaymentReview {
  const tip = draft.hasTip ? (draft.tip ?? ZERO_CENTS) : ZERO_CENTS;
  const due = addCents(figures.total, tip);
  const received = isCash ? draft.received : null;
  const change = decideChange(received, due);
  return {
    due,
    tip,
    received,
    change: change.ok ? change.change : null,
    refusals: {
      ...(draft.paymentTypeId === null ? { method: "select_payment_method" } : {}),
      ...(change.ok ? {} : { received: change.reason }),
      ...(draft.hasTip && draft.tip === null ? { tip: "tip_required" } : {}),
    },
  };
}
