import { randomUUID } from "node:crypto";
import { denominations } from "#money/cash/domain/cash-count.ts";
import { expectedTakings } from "#money/cash/domain/cash-session.ts";
import { moveCash } from "#money/cash/server/move-cash.ts";
import { openSession } from "#money/cash/server/open-session.ts";
import { closeSession } from "#money/cash-reports/server/close-session.ts";
import { readSessionFigures } from "#money/cash-reports/server/public.ts";
import type { CashSessionId, Id, UserId } from "#platform/domain/ids.ts";
import { cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import {
  type BusinessDate,
  businessDateOf,
  businessDayStart,
  DEFAULT_DAY_RULE,
} from "#platform/domain/periods/business-day.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import { compareCodes } from "#platform/domain/text/compare-names.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { PlannedAccount } from "./plan-sales.ts";
import { staffIn } from "./staff-in.ts";

const FLOAT = cents(7_500);
/** Cash differences of each day: mostly none, sometimes a few cents. */
const differences = [0, -25, 0, 0, 40, 0, -5, 0, 0, 15];

const movements = [
  { kind: "pay_out", amount: cents(650), reason: "Hielo y servilletas", minutes: 20 },
  { kind: "pay_in", amount: cents(1000), reason: "Sencillo para vuelto", minutes: 25 },
] as const;

export interface CashDay {
  readonly day: BusinessDate;
  /** Accounts paid on the day. */
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
    .toSorted(([a], [b]) => compareCodes(a, b))
    .map(([day, sales]) => {
      const times = sales.length === 0 ? [now.getTime()] : sales.map(({ at }) => at.getTime());
      return {
        day,
        accounts: sales.map(({ account }) => account),
        openedAt: new Date(
          Math.max(Math.min(...times) - 30 * MINUTE_MS, businessDayStart(day, DEFAULT_DAY_RULE)),
        ),
        closedAt: day === today ? null : new Date(Math.max(...times) + 20 * MINUTE_MS),
      };
    });
}

/** Opens the drawer for a day, with a purchase and change brought in; what is paid from now on is bound to it. */
export async function openDrawer(tx: Tx, userId: UserId, { openedAt }: CashDay): Promise<CashSessionId> {
  const [drawer] = await tx.query<{ id: Id<"CashDrawer"> }>({
    text: "select min(id) as id from cash_drawers where tenant_id = $1",
    values: [tx.tenantId],
  });
  if (!drawer) throw new Error("The demo has no drawer");
  const cashierAfter = (minutes: number) =>
    staffIn(tx, { userId, now: new Date(openedAt.getTime() + minutes * MINUTE_MS) });
  const [last] = await tx.query<{ left: number }>({
    text: `select counted_cents as left from cash_closings where tenant_id = $1 order by z_no desc limit 1`,
    values: [tx.tenantId],
  });
  const counts = piecesOf(last?.left ?? FLOAT);
  const opening = { uuid: randomUUID(), drawer_id: drawer.id, counts, difference_reason: null };
  const { session_id: id } = await openSession(cashierAfter(0), opening);
  if (id === null) throw new Error("The demo's drawer is not as it was left");
  for (const { minutes, ...movement } of movements)
    await moveCash(cashierAfter(minutes), id, { uuid: randomUUID(), ...movement });
  return id;
}

export interface DayEnd {
  readonly sessionId: CashSessionId;
  /** Number of the day in the demo, from 1. */
  readonly day: number;
  readonly closedAt: Date;
}

/**
 * Takes all but the float to the safe, counts the drawer of a day, and its vouchers, which add up as a rule; the product writes
 * its Z, and the next day begins with what was left.
 */
export async function closeDrawer(
  tx: Tx,
  userId: UserId,
  { sessionId, day, closedAt }: DayEnd,
): Promise<void> {
  const [session] = await tx.query<{ float: number }>({
    text: "select float_cents as float from cash_sessions where tenant_id = $1 and id = $2",
    values: [tx.tenantId, sessionId],
  });
  const { figures, methods } = await readSessionFigures(tx, sessionId, cents(session?.float ?? 0));
  const cashier = staffIn(tx, { userId, now: closedAt });
  const amount = cents(Math.max(0, figures.takings.expected_cash - FLOAT));
  const drop = { uuid: randomUUID(), kind: "drop", amount, reason: "A la caja fuerte" } as const;
  if (amount > 0) await moveCash(cashier, sessionId, drop);
  const left = figures.takings.expected_cash - amount;
  const counted = left + (differences[day % differences.length] ?? 0);
  const { z_no } = await closeSession(cashier, sessionId, {
    counts: piecesOf(counted),
    methods: methods
      .filter((method) => !method.isCash)
      .map((method) => ({
        payment_type_id: method.id,
        taken: expectedTakings(method),
        given_back: ZERO_CENTS,
        vouchers: method.payments,
      })),
    difference_reason: null,
  });
  if (z_no === null) throw new Error("The demo's drawer differs by more than needs no reason");
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
