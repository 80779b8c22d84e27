import type { ResponseOf } from "#platform/contract/define.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import type { subscriptionHistory as definition, HandPayment } from "../../contract/subscription-history.ts";
import { phaseOf } from "../../domain/subscription.ts";
import { knownCard } from "../cards/card-queries.ts";
import { subscriptionState } from "../subscription-state.ts";
import { worksUntil } from "../subscription-view.ts";
import { readPayments, subscriptionEntries } from "./payment-queries.ts";

type Subscription = Pick<ResponseOf<typeof definition>, "subscription" | "subscriptionHistory" | "payments">;

/** Returns the subscription of the transaction's restaurant for the operator. */
export async function subscriptionOf(
  tx: Tx,
  { subscription }: Pick<Deps, "subscription">,
  tenantId: TenantId,
  now: Date,
): Promise<Subscription> {
  const state = await subscriptionState(tx, now);
  const card = await knownCard(tx);
  const payments = await readPayments(tx);
  const last = payments.find(({ undone_at }) => undone_at === null);
  const entries = await subscriptionEntries(tx);
  return {
    subscription: {
      kind: state.kind,
      phase: phaseOf(state, state.today),
      subscription_start: state.start,
      subscription_end: state.end,
      works_until: worksUntil(state, state.today),
      is_switched_off: !state.isSwitchedOn,
      is_active: state.mayWork,
      in_service_since: state.inServiceSince,
      card_status: card.status,
      today: state.today,
      price: subscription.monthlyPrice,
      currency: subscription.currency,
    },
    subscriptionHistory: entries.map((entry) => ({ ...entry, tenant_id: tenantId })),
    payments: payments.map((payment) => paymentView(payment, payment.id === last?.id)),
  };
}

function paymentView(
  payment: Awaited<ReturnType<typeof readPayments>>[number],
  canUndo: boolean,
): HandPayment {
  const { undone_at: at, undone_by: by, undone_reason: reason } = payment;
  return {
    id: payment.id,
    paid_on: payment.paid_on,
    amount: cents(payment.amount_cents),
    method: payment.method,
    months: payment.months,
    starts_on: payment.starts_on,
    expires_on: payment.expires_on,
    note: payment.note,
    entered_at: payment.entered_at,
    entered_by: payment.entered_by,
    undone: at === null ? null : { at, by: by ?? "", reason: reason ?? "" },
    can_undo: canUndo,
  };
}
