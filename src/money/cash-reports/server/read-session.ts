import { readSettings } from "#core/settings/server/public.ts";
import { isCountBlind, mayHandleSession, maySeeSession } from "#money/cash/domain/cash-session.ts";
import { lockSession } from "#money/cash/server/public.ts";
import { sessionMoney } from "#money/payments/server/public.ts";
import { readRefundedAmounts } from "#money/refunds/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CashSessionId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { CashPrint, CashReport, listSessionPayments } from "../contract/cash-reports.ts";
import {
  countedMethods,
  countedPieces,
  insertPrint,
  openingPieces,
  type SessionWithClosing,
  sessionWithClosing,
} from "./closing-queries.ts";
import { methodsToDeclare, savedCounts, savedCountView } from "./saved-counts.ts";
import { readSessionFigures, readStoredFigures } from "./session-figures.ts";

/** Returns the report of a session: live while it is open, frozen once it is closed. */
export function readSession(ctx: StaffContext, sessionId: CashSessionId): Promise<CashReport> {
  return ctx.inTenant(async (tx) => reportOf(tx, ctx, sessionId));
}

/** Does the work of `readSession` inside a transaction. */
async function reportOf(tx: Tx, ctx: StaffContext, sessionId: CashSessionId): Promise<CashReport> {
  const session = await readVisibleSession(tx, ctx, sessionId);
  const { store, print } = await readSettings(tx, ctx.now);
  return {
    session_id: session.id,
    drawer: session.drawer,
    business_date: session.business_date,
    opened_at: session.opened_at,
    opened_by: session.opened_by_name,
    is_mine: session.opened_by === ctx.userId,
    opening: await openingView(tx, session),
    // While the session is open, only people who count it or oversee cash get the counts.
    counts:
      mayHandleSession(ctx, session) || !isCountBlind(ctx, session)
        ? (await savedCounts(tx, session.id)).map(savedCountView)
        : [],
    closing: await closingView(tx, session),
    ...(session.closed_at === null
      ? await liveFigures(tx, ctx, session)
      : { figures: readStoredFigures(session.report), to_state: [] }),
    store: {
      name: store.store_name,
      address: store.address,
      phone: store.phone,
      currency: store.currency,
      page_format: print.page_format,
    },
    now: ctx.now,
  };
}

/** Returns the figures of an open session, without sales for people who count blind. */
async function liveFigures(
  tx: Tx,
  ctx: StaffContext,
  session: SessionWithClosing,
): Promise<Pick<CashReport, "figures" | "to_state">> {
  const { figures, methods } = await readSessionFigures(tx, session.id, cents(session.float_cents));
  const countable = await methodsToDeclare(tx, methods);
  return {
    figures: isCountBlind(ctx, session) ? { ...figures, takings: null } : figures,
    to_state: countable.map(({ id, title, refunds, tipRefunds, accountReturns }) => ({
      id,
      title,
      has_refunds: refunds > 0 || tipRefunds > 0 || accountReturns > 0,
    })),
  };
}

/** Returns a session that the person may see, else throws `not_found`. */
async function readVisibleSession(
  tx: Tx,
  ctx: StaffContext,
  sessionId: CashSessionId,
): Promise<SessionWithClosing> {
  const session = found(await sessionWithClosing(tx, sessionId));
  if (!maySeeSession(ctx, session)) throw new AppError("not_found");
  return session;
}

/** Returns the opening count; null for sessions from before drawers were counted at opening. */
async function openingView(tx: Tx, session: SessionWithClosing): Promise<CashReport["opening"]> {
  const { opening_difference: difference, left_cents: left } = session;
  if (difference === null) return null;
  return {
    left: left === null ? null : cents(left),
    difference: cents(difference),
    difference_reason: session.opening_reason,
    counts: await openingPieces(tx, session.id),
  };
}

async function closingView(tx: Tx, session: SessionWithClosing): Promise<CashReport["closing"]> {
  const { z_no, closed_at } = session;
  if (z_no === null || closed_at === null) return null;
  return {
    z_no,
    closed_at,
    closed_by: required(session.closed_by_name, "who closed a session"),
    counted: cents(required(session.counted_cents, "the count of a closed session")),
    difference: cents(required(session.difference_cents, "the difference of a closed session")),
    difference_reason: session.difference_reason,
    approved_by: session.approved_by_name,
    counts: await countedPieces(tx, session.id),
    methods: await countedMethods(tx, session.id),
  };
}

/** Returns a page of the payments of a visible session, without amounts while the count is blind. */
export function listPayments(
  ctx: StaffContext,
  sessionId: CashSessionId,
  query: QueryOf<typeof listSessionPayments>,
): Promise<ResponseOf<typeof listSessionPayments>> {
  return ctx.inTenant(async (tx) => {
    const isBlind = isCountBlind(ctx, await readVisibleSession(tx, ctx, sessionId));
    const { rows, ...page } = await sessionMoney.payments(tx, sessionId, query);
    const refunded = await readRefundedAmounts(
      tx,
      rows.map((row) => row.invoice_id),
    );
    return {
      ...page,
      rows: rows.map((row) =>
        isBlind
          ? { ...row, amount: null, tip: null, refunded: null }
          : { ...row, refunded: refunded(row.invoice_id) },
      ),
    };
  });
}

/** Returns the report to print and, for a Z, the number of this print. */
export function printReport(ctx: StaffContext, sessionId: CashSessionId): Promise<CashPrint> {
  return ctx.inTenant(async (tx) => {
    const report = await reportOf(tx, ctx, sessionId);
    if (report.closing === null) return { report, copy_no: null };
    await lockSession(tx, sessionId);
    return { report, copy_no: await insertPrint(tx, { sessionId, at: ctx.now, by: ctx.userId }) };
  });
}
