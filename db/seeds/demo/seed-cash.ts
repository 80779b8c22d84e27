import { denominations } from "../../../src/domain/cash/count-cash.ts";
import { type CountedMethod, countMethods } from "../../../src/domain/cash/count-methods.ts";
import { expectedOf } from "../../../src/domain/cash/session-figures.ts";
import type { Id, UserId } from "../../../src/domain/ids.ts";
import { cents, subtractCents, ZERO_CENTS } from "../../../src/domain/money/cents.ts";
import {
  type BusinessDate,
  businessDateOf,
  DEFAULT_DAY_RULE,
} from "../../../src/domain/periods/business-day.ts";
import { figuresOf, insertClosing } from "../../../src/server/features/cash-reports/public.ts";
import type { Tx } from "../../../src/server/platform/db/tx.ts";
import type { PlannedAccount } from "./plan-sales.ts";

const MINUTE = 60_000;
const FLOAT = cents(7_500);
/** What the cashier counted beside what was expected, day after day: mostly nothing, sometimes a few cents. */
const differences = [0, -25, 0, 0, 40, 0, -5, 0, 0, 15];

export interface CashDay {
  readonly day: BusinessDate;
  /** What was paid on it. */
  readonly accounts: readonly PlannedAccount[];
  readonly openedAt: Date;
  /** Null while it is going on. */
  readonly closedAt: Date | null;
}

/** The business days with a payment and that of `now`, oldest first. */
export function cashDays(accounts: readonly PlannedAccount[], now: Date): CashDay[] {
  const dayOf = (at: Date) => businessDateOf(at.getTime(), DEFAULT_DAY_RULE);
  const paid = accounts.flatMap((account) => (account.paid ? [{ account, at: account.paid.at }] : []));
  const today = dayOf(now);
  const days = Map.groupBy(paid, ({ at }) => dayOf(at));
  if (!days.has(today)) days.set(today, []);
  return [...days]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([day, sales]) => {
      const times = sales.length === 0 ? [now.getTime()] : sales.map(({ at }) => at.getTime());
      return {
        day,
        accounts: sales.map(({ account }) => account),
        openedAt: new Date(Math.min(...times) - 30 * MINUTE),
        closedAt: day === today ? null : new Date(Math.max(...times) + 20 * MINUTE),
      };
    });
}

/** Opens the drawer for a day, with a purchase and change brought in; what is paid from now on is bound to it. */
export async function openDrawer(
  tx: Tx,
  cashierId: UserId,
  { day, openedAt }: CashDay,
): Promise<Id<"CashSession">> {
  const { id } = required(
    await tx.query<{ id: Id<"CashSession"> }>({
      text: `with session as (
          insert into cash_sessions (tenant_id, client_uuid, drawer_id, business_date, float_cents, opened_at, opened_by)
          values ($1, gen_random_uuid(), (select min(id) from cash_drawers where tenant_id = $1), $2, $3, $4, $5)
          returning id, opened_at
        ), moved as (
          insert into cash_movements (tenant_id, client_uuid, cash_session_id, kind, amount_cents, reason, created_at, created_by)
          select $1, gen_random_uuid(), s.id, m.kind, m.amount, m.reason, s.opened_at + m.after, $5
          from session s, (values ('pay_out', 650, 'Hielo y servilletas', interval '20 minutes'),
            ('pay_in', 1000, 'Sencillo para vuelto', interval '25 minutes')) as m(kind, amount, reason, after)
          order by m.after
        )
        select id from session`,
      values: [tx.tenantId, day, FLOAT, openedAt, cashierId],
    }),
  );
  return id;
}

export interface DayEnd {
  readonly sessionId: Id<"CashSession">;
  readonly zNo: number;
  readonly closedAt: Date;
}

/** Counts the drawer of a day and writes its Z. */
export async function closeDrawer(
  tx: Tx,
  cashierId: UserId,
  { sessionId, zNo, closedAt }: DayEnd,
): Promise<void> {
  const { figures, methods } = await figuresOf(tx, sessionId, FLOAT);
  const expected = figures.takings.expected_cash;
  const counted = cents(expected + (differences[zNo % differences.length] ?? 0));
  await tx.query({
    text: "update cash_sessions set closed_at = $3 where tenant_id = $1 and id = $2",
    values: [tx.tenantId, sessionId, closedAt],
  });
  await insertClosing(
    tx,
    {
      cash_session_id: sessionId,
      z_no: zNo,
      closed_at: closedAt,
      closed_by: cashierId,
      counted_cents: counted,
      difference_cents: subtractCents(counted, expected),
      difference_reason: null,
      approver_id: null,
    },
    { figures, pieces: piecesOf(counted), methods: statedExactly(methods) },
  );
  await tx.query({
    text: `insert into counters (tenant_id, series, value) values ($1, 'cash_closing', $2)
      on conflict (tenant_id, series) do update set value = excluded.value`,
    values: [tx.tenantId, zNo],
  });
}

function required<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error("The drawer could not be opened");
  return row;
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
