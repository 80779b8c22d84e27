import { denominations } from "../../../src/domain/cash/count-cash.ts";
import { type CountedMethod, countMethods } from "../../../src/domain/cash/count-methods.ts";
import { expectedOf } from "../../../src/domain/cash/session-figures.ts";
import { type Id, toId, type UserId } from "../../../src/domain/ids.ts";
import { cents, subtractCents, ZERO_CENTS } from "../../../src/domain/money/cents.ts";
import { businessDateOf, DEFAULT_DAY_RULE } from "../../../src/domain/periods/business-day.ts";
import { figuresOf, insertClosing } from "../../../src/server/features/cash-reports/public.ts";
import type { Tx } from "../../../src/server/platform/db/tx.ts";
import type { PlannedAccount } from "./plan-sales.ts";

const MINUTE = 60_000;
const FLOAT = cents(7_500);
/** What the cashier counted beside what was expected, day after day: mostly nothing, sometimes a few cents. */
const differences = [0, -25, 0, 0, 40, 0, -5, 0, 0, 15];

interface CashDay {
  readonly day: string;
  readonly openedAt: Date;
  /** Null while it is going on. */
  readonly closedAt: Date | null;
}

/** One session of the drawer for every business day with a payment, the last one still open. Before the sales: payments are bound as they are written. */
export async function seedCashSessions(
  tx: Tx,
  cashierId: UserId,
  accounts: readonly PlannedAccount[],
  now: Date,
): Promise<void> {
  await tx.query({
    text: `insert into cash_sessions (tenant_id, client_uuid, drawer_id, business_date, float_cents, opened_at, opened_by, closed_at)
      select $1, gen_random_uuid(), (select min(id) from cash_drawers where tenant_id = $1), r.day, $2, r."openedAt", $3, r."closedAt"
      from json_to_recordset($4::json) as r(day date, "openedAt" timestamptz, "closedAt" timestamptz) order by r.day`,
    values: [tx.tenantId, FLOAT, cashierId, JSON.stringify(cashDays(accounts, now))],
  });
}

function cashDays(accounts: readonly PlannedAccount[], now: Date): CashDay[] {
  const dayOf = (at: number) => businessDateOf(at, DEFAULT_DAY_RULE);
  const times = accounts.flatMap((account) => (account.paid ? [account.paid.at.getTime()] : []));
  const days = Map.groupBy([...times, now.getTime()], dayOf);
  const today = dayOf(now.getTime());
  return [...days].map(([day, at]) => ({
    day,
    openedAt: new Date(Math.min(...at) - 30 * MINUTE),
    closedAt: day === today ? null : new Date(Math.max(...at) + 20 * MINUTE),
  }));
}

interface SessionRow {
  readonly id: Id<"CashSession">;
  readonly closed_at: Date | null;
}

/** A purchase and a drop on each day, and the Z of every day that is over. After the sales. */
export async function closeCashSessions(tx: Tx, cashierId: UserId): Promise<void> {
  await tx.query({
    text: `insert into cash_movements (tenant_id, client_uuid, cash_session_id, kind, amount_cents, reason, created_at, created_by)
      select $1, gen_random_uuid(), s.id, m.kind, m.amount, m.reason, s.opened_at + m.after, $2
      from cash_sessions s, (values ('pay_out', 650, 'Hielo y servilletas', interval '20 minutes'),
        ('pay_in', 1000, 'Sencillo para vuelto', interval '25 minutes')) as m(kind, amount, reason, after)
      where s.tenant_id = $1 order by s.id, m.after`,
    values: [tx.tenantId, cashierId],
  });
  const sessions = await tx.query<SessionRow>({
    text: "select id, closed_at from cash_sessions where tenant_id = $1 order by id",
    values: [tx.tenantId],
  });
  let zNo = 0;
  for (const { id, closed_at } of sessions) {
    if (closed_at === null) continue;
    zNo += 1;
    const { figures, methods } = await figuresOf(tx, toId<"CashSession">(id), FLOAT);
    const expected = figures.takings.expected_cash;
    const counted = cents(expected + (differences[zNo % differences.length] ?? 0));
    await insertClosing(
      tx,
      {
        cash_session_id: id,
        z_no: zNo,
        closed_at,
        closed_by: cashierId,
        counted_cents: counted,
        difference_cents: subtractCents(counted, expected),
        difference_reason: null,
        approver_id: null,
      },
      { figures, pieces: piecesOf(counted), methods: statedExactly(methods) },
    );
  }
  await tx.query({
    text: "insert into counters (tenant_id, series, value) values ($1, 'cash_closing', $2)",
    values: [tx.tenantId, zNo],
  });
}

/** The vouchers of the day, which add up as a rule. */
function statedExactly(methods: Awaited<ReturnType<typeof figuresOf>>["methods"]): CountedMethod[] {
  const others = methods.filter((method) => !method.isCash);
  return countMethods(
    others,
    others.map((method) => ({
      id: method.id,
      taken: expectedOf(method),
      givenBack: ZERO_CENTS,
      vouchers: method.payments,
    })),
  );
}

/** An amount in as few pieces as there can be. */
function piecesOf(amount: number) {
  let rest = amount;
  return denominations.map((denomination) => {
    const pieces = Math.floor(rest / denomination);
    rest -= pieces * denomination;
    return { denomination, pieces };
  });
}
