import { z } from "zod";
import type { CountableMethod } from "#money/cash/domain/cash-count.ts";
import { type MethodTakings, noTakings, sessionFigures } from "#money/cash/domain/cash-session.ts";
import { sessionMoney } from "#money/payments/server/public.ts";
import { sessionAccountPayments } from "#money/receivables/server/public.ts";
import { sessionRefunds } from "#money/refunds/server/public.ts";
import type { CashSessionId, PaymentTypeId } from "#platform/domain/ids.ts";
import { type Cents, cents, sumCents } from "#platform/domain/money/cents.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { type CashFigures, cashFigures, cashTakings } from "../contract/cash-reports.ts";

/** Figures including sales and expected cash, which not everybody may see. */
export type SessionFigures = CashFigures & { readonly takings: z.output<typeof cashTakings> };

interface SessionState {
  readonly figures: SessionFigures;
  /** Payment types that took or refunded something. */
  readonly methods: readonly SessionMethod[];
}

export type SessionMethod = CountableMethod & { readonly id: PaymentTypeId };

/** Reads the figures that an X shows now and that a Z freezes at the close. */
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

/**
 * Returns what each payment type that is money took and refunded, in the order of first use, and what was charged to
 * accounts.
 */
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

const movementsOf = (tx: Tx, id: CashSessionId) =>
  tx.rows(
    sqlOf
      .selectFrom("cash_movements as m")
      .innerJoin("users as u", (join) =>
        join.onRef("u.tenant_id", "=", "m.tenant_id").onRef("u.id", "=", "m.created_by"),
      )
      .leftJoin("users as a", (join) =>
        join.onRef("a.tenant_id", "=", "m.tenant_id").onRef("a.id", "=", "m.approver_id"),
      )
      .select(["m.kind", "m.amount_cents", "m.reason", "m.created_at", "u.name"])
      .select("a.name as approvedBy")
      .where("m.tenant_id", "=", tx.tenantId)
      .where("m.cash_session_id", "=", id)
      .orderBy("m.id"),
  );

/** Stored form of a Z's figures: one flat object, unchanged since the day it was printed. */
const storedFigures = cashFigures.omit({ takings: true }).extend(cashTakings.shape);

/** Fields that a Z lacks if it is older than sales on account. */
const NOTHING_ON_ACCOUNT = { account_payments: 0, account_payments_returned: 0 } as const;
const olderFigures = z.looseObject({
  methods: z.array(z.looseObject({})),
  movements: z.array(z.looseObject({})),
});

export function figuresToStore({ takings, ...rest }: SessionFigures): z.input<typeof storedFigures> {
  return storedFigures.encode({ ...rest, ...takings });
}

/** Reads the stored figures of a Z. Throws when they are damaged. */
export function readStoredFigures(report: unknown): CashFigures {
  const older = olderFigures.parse(report);
  const { float, movements, pay_in, pay_out, drops, ...takings } = storedFigures.parse({
    ...NOTHING_ON_ACCOUNT,
    on_account: { payments: 0, amount: 0, returned: 0 },
    ...older,
    methods: older.methods.map((method) => ({ ...NOTHING_ON_ACCOUNT, ...method })),
    movements: older.movements.map((movement) => ({ approved_by: null, ...movement })),
  });
  return { float, movements, pay_in, pay_out, drops, takings };
}
