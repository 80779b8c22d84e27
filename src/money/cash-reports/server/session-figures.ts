import type { z } from "zod";
import type { CountableMethod } from "#money/cash/domain/count-methods.ts";
import { type MethodTakings, noTakings, sessionFigures } from "#money/cash/domain/session-figures.ts";
import { sessionMoney } from "#money/payments/server/public.ts";
import { sessionAccountPayments } from "#money/receivables/server/public.ts";
import { sessionRefunds } from "#money/refunds/server/public.ts";
import type { CashSessionId, PaymentTypeId } from "#platform/domain/ids.ts";
import { type Cents, cents, sumCents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { CashFigures, cashTakings } from "../contract/cash-reports.ts";
import { movementsOf } from "./movement-queries.ts";

/** Figures with what was sold and what must be in the drawer, which not everybody is told. */
export type SessionFigures = CashFigures & { readonly takings: z.output<typeof cashTakings> };

export interface SessionState {
  readonly figures: SessionFigures;
  /** Every way to pay that took or gave back something. */
  readonly methods: readonly SessionMethod[];
}

export type SessionMethod = CountableMethod & { readonly id: PaymentTypeId };

/** What X shows of an open session at this moment, and Z freezes when it is closed. */
export async function readSessionFigures(
  tx: Tx,
  sessionId: CashSessionId,
  float: Cents,
): Promise<SessionState> {
  const { methods, onAccount } = await methodsOf(tx, sessionId);
  const movements = await movementsOf(tx, sessionId);
  const sums = sessionFigures(
    float,
    methods,
    movements.map(({ kind, amount_cents }) => ({ kind, amount: cents(amount_cents) })),
  );
  const figures: SessionFigures = {
    float,
    movements: movements.map((movement) => ({
      kind: movement.kind,
      amount: cents(movement.amount_cents),
      reason: movement.reason,
      at: movement.created_at,
      by: movement.name,
      approved_by: movement.approvedBy,
    })),
    pay_in: sums.payIn,
    pay_out: sums.payOut,
    drops: sums.drops,
    takings: {
      methods: methods.map(methodView),
      sales: sums.sales,
      tips: sums.tips,
      refunds: sums.refunds,
      tip_refunds: sums.tipRefunds,
      account_payments: sums.accountPayments,
      account_payments_returned: sums.accountReturns,
      on_account: onAccount,
      expected_cash: sums.expectedCash,
    },
  };
  return { figures, methods };
}

function methodView(method: SessionMethod): SessionFigures["takings"]["methods"][number] {
  return {
    title: method.title,
    is_cash: method.isCash,
    payments: method.payments,
    amount: method.amount,
    tips: method.tips,
    refunds: method.refunds,
    tip_refunds: method.tipRefunds,
    account_payments: method.accountPayments,
    account_payments_returned: method.accountReturns,
  };
}

type Takings = z.output<typeof cashTakings>;

/** What each way to pay that is money took and gave back, in the order in which they first did; and what was put on account. */
async function methodsOf(
  tx: Tx,
  sessionId: CashSessionId,
): Promise<{ readonly methods: SessionMethod[]; readonly onAccount: Takings["on_account"] }> {
  const takings = await sessionMoney.takings(tx, sessionId);
  const refunds = await sessionRefunds(tx, sessionId);
  const paid = await sessionAccountPayments(tx, sessionId);
  const methods = new Map<PaymentTypeId, SessionMethod>();
  const add = ({ id, title, is_cash }: NamedMethod, figures: Partial<MethodTakings>) => {
    const known = methods.get(id) ?? { ...noTakings, id, title, isCash: is_cash };
    methods.set(id, { ...known, ...figures, payments: known.payments + (figures.payments ?? 0) });
  };
  for (const row of takings)
    if (row.settles === "now") add(row, { payments: row.payments, amount: row.amount, tips: row.tips });
  for (const row of paid)
    add(row, { payments: row.payments, accountPayments: row.paid, accountReturns: row.returned });
  for (const row of refunds)
    if (row.settles === "now") add(row, { refunds: row.amount, tipRefunds: row.tips });
  const owed = takings.filter((row) => row.settles === "on_account");
  return {
    methods: [...methods.values()],
    onAccount: {
      payments: owed.reduce((sum, row) => sum + row.payments, 0),
      amount: sumCents(owed.map((row) => row.amount)),
      returned: sumCents(refunds.map((row) => row.on_account)),
    },
  };
}

interface NamedMethod {
  readonly id: PaymentTypeId;
  readonly title: string;
  readonly is_cash: boolean;
}
