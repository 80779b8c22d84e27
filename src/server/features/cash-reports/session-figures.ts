import type { z } from "zod";
import type { CashFigures, cashTakings } from "../../../contract/cash-reports.ts";
import type { CountableMethod } from "../../../domain/cash/count-methods.ts";
import { noTakings, sessionFigures } from "../../../domain/cash/session-figures.ts";
import type { CashSessionId, PaymentTypeId } from "../../../domain/ids.ts";
import { type Cents, cents } from "../../../domain/money/cents.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { sessionTakings } from "../payments/public.ts";
import { sessionRefunds } from "../refunds/public.ts";
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
  const methods = await methodsOf(tx, sessionId);
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
  };
}

/** Takings and refunds by way to pay; one that only gave back stands after those that took. */
async function methodsOf(tx: Tx, sessionId: CashSessionId): Promise<SessionMethod[]> {
  const takings = await sessionTakings(tx, sessionId);
  const refunds = await sessionRefunds(tx, sessionId);
  const taken = takings.map((row) => {
    const refunded = refunds.find((refund) => refund.id === row.id);
    return {
      ...noTakings,
      id: row.id,
      title: row.title,
      isCash: row.is_cash,
      payments: row.payments,
      amount: row.amount,
      tips: row.tips,
      ...(refunded ? { refunds: refunded.amount, tipRefunds: refunded.tips } : {}),
    };
  });
  const onlyRefunded = refunds
    .filter((row) => !takings.some((taking) => taking.id === row.id))
    .map((row) => ({
      ...noTakings,
      id: row.id,
      title: row.title,
      isCash: row.is_cash,
      refunds: row.amount,
      tipRefunds: row.tips,
    }));
  return [...taken, ...onlyRefunded];
}
