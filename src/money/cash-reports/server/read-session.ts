import { readSettings } from "#core/settings/server/public.ts";
import { isCountBlind, mayHandleSession, maySeeSession } from "#money/cash/domain/may-handle-session.ts";
import type { CashSessionId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { CashReport } from "../contract/cash-reports.ts";
import {
  countedMethods,
  countedPieces,
  openingPieces,
  type SessionWithClosing,
  sessionWithClosing,
} from "./closing-queries.ts";
import { keptCounts, keptCountView } from "./kept-counts.ts";
import { methodsToDeclare } from "./methods-to-declare.ts";
import { readSessionFigures } from "./session-figures.ts";
import { readStoredFigures } from "./stored-figures.ts";

/** The report of a session: live while it is open, as it was frozen once it is closed. */
export function readSession(ctx: StaffContext, sessionId: CashSessionId): Promise<CashReport> {
  return ctx.inTenant(async (tx) => reportOf(tx, ctx, sessionId));
}

/** As `readSession`, for whoever needs it within a transaction of their own. */
export async function reportOf(tx: Tx, ctx: StaffContext, sessionId: CashSessionId): Promise<CashReport> {
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
    // Of an open session for those alone who were told the difference with their count.
    counts:
      mayHandleSession(ctx, session) || !isCountBlind(ctx, session)
        ? (await keptCounts(tx, session.id)).map(keptCountView)
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

/** The figures of an open session, without what was sold for whoever will count the drawer without being told. */
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

/** A session the person may see; `not_found` for all others. */
export async function readVisibleSession(
  tx: Tx,
  ctx: StaffContext,
  sessionId: CashSessionId,
): Promise<SessionWithClosing> {
  const session = found(await sessionWithClosing(tx, sessionId));
  if (!maySeeSession(ctx, session)) throw new AppError("not_found");
  return session;
}

/** What was counted when it was opened; null: before anybody was asked. */
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
