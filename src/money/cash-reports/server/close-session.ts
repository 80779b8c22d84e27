import { approveByPin } from "#core/approvals/server/public.ts";
import { readSettings } from "#core/settings/server/public.ts";
import {
  cashGiven,
  countMethods,
  decideCloseSession,
  isSameCount,
  type SessionCount,
} from "#money/cash/domain/cash-count.ts";
import { mayHandleSession } from "#money/cash/domain/cash-session.ts";
import { lockSession, markClosed } from "#money/cash/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { mayApprove } from "#platform/domain/access/approvals.ts";
import type { CashSessionId, UserId } from "#platform/domain/ids.ts";
import { type Cents, cents, decimalFromCents, subtractCents } from "#platform/domain/money/cents.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { takeNumber } from "#platform/server/db/take-number.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { closeCashSession } from "../contract/cash-reports.ts";
import { insertClosing, type SessionWithClosing, sessionWithClosing } from "./closing-queries.ts";
import { insertSavedCount, methodsToDeclare, savedCounts } from "./saved-counts.ts";
import { readSessionFigures, type SessionFigures } from "./session-figures.ts";

type ClosingRequest = BodyOf<typeof closeCashSession>;
type ClosingReply = ResponseOf<typeof closeCashSession>;

interface CountedNow extends SessionCount {
  readonly sessionId: CashSessionId;
  readonly drawer: string;
  readonly figures: SessionFigures;
  readonly difference: Cents;
}

/**
 * Closes a counted session. Waits for payments in progress, saves the count, freezes the figures as a Z and takes its
 * number last. A difference beyond the limit without a reason closes nothing: the answer then has the differences and
 * no number. A recount needs a reason and a manager (`saveCount`).
 */
export function closeSession(
  ctx: StaffContext,
  sessionId: CashSessionId,
  request: ClosingRequest,
): Promise<ClosingReply> {
  return ctx.inTenant(async (tx) => {
    const locked = found(await lockSession(tx, sessionId));
    if (!mayHandleSession(ctx, locked)) throw new AppError("not_permitted");
    if (locked.closed_at !== null) throw new AppError("cash_session_closed");
    const session = required(await sessionWithClosing(tx, sessionId), "the session that was locked");
    const count = await countAgainstFigures(tx, session, request);
    const wasShown = await saveCount(tx, ctx, request, count);
    const decision = decideCloseSession({
      parts: [count, ...count.methods],
      limit: (await readSettings(tx, ctx.now)).cash.difference_limit,
      hasReason: request.difference_reason !== null,
    });
    const differences = differencesOf(count);
    if (!decision.ok || (decision.isLarge && !wasShown && !mayApprove(ctx)))
      return { ...differences, message: ctx.say("cash.reply.reason_needed"), z_no: null };
    const approver = decision.isLarge ? await approveDifference(tx, ctx, request, count) : null;
    const zNo = await writeZ(tx, ctx, request, { ...count, approver });
    const message = ctx.say("cash.reply.closed", { drawer: session.drawer, z: zNo });
    return { ...differences, message, z_no: zNo };
  });
}

/**
 * Saves a count unless it equals the last saved one, before its difference is shown. The first count is blind; a
 * further one, by a person who saw the difference, needs a reason and a manager's PIN. Tells whether the count was
 * saved, and so shown, before.
 */
async function saveCount(
  tx: Tx,
  ctx: StaffContext,
  { recount_reason: reason = null, approval }: ClosingRequest,
  count: CountedNow,
): Promise<boolean> {
  const { sessionId, counted, difference, expected, methods } = count;
  const saved = await savedCounts(tx, sessionId);
  const last = saved.at(-1);
  if (last && isSameCount(last, count)) return true;
  if (last && reason === null)
    throw new AppError("invalid_input", { fields: [{ field: "recount_reason", code: "required" }] });
  const terms = { title: count.drawer, amount: decimalFromCents(counted), reason };
  const approver = last
    ? await approveByPin(tx, ctx, { action: "cash.recount", subject: sessionId, approval, terms })
    : null;
  const why = last ? reason : null;
  await insertSavedCount(tx, {
    ...count,
    no: saved.length + 1,
    at: ctx.now,
    by: ctx.userId,
    reason: why,
    approver,
  });
  await recordAudit(tx, ctx, [
    {
      action: "cash_session.counted",
      subject: "cash_session",
      subjectId: sessionId,
      ...(why === null ? {} : { reason: why }),
      approverId: approver,
      before: { expected },
      after: { counts: count.pieces, counted, difference, methods },
    },
  ]);
  return false;
}

function differencesOf({ difference, methods }: CountedNow): Pick<ClosingReply, "difference" | "methods"> {
  return {
    difference,
    methods: methods
      .map(({ title, counted, expected }) => ({
        title,
        counted,
        difference: subtractCents(counted, expected),
      }))
      .filter(({ difference: ofMethod }) => ofMethod !== 0),
  };
}

function approveDifference(
  tx: Tx,
  ctx: StaffContext,
  { approval, difference_reason: reason }: ClosingRequest,
  count: CountedNow,
): Promise<UserId | null> {
  const { difference, methods } = differencesOf(count);
  const terms = {
    title: count.drawer,
    amount: decimalFromCents(difference),
    others: methods.flatMap((method) => [method.title, decimalFromCents(method.difference)]),
    reason,
  };
  return approveByPin(tx, ctx, { action: "cash.difference", subject: count.sessionId, approval, terms });
}

/** Compares the count with the figures of the locked session, and each payment type but cash with its declaration. */
async function countAgainstFigures(
  tx: Tx,
  session: SessionWithClosing,
  request: ClosingRequest,
): Promise<CountedNow> {
  const { figures, methods } = await readSessionFigures(tx, session.id, cents(session.float_cents));
  const countable = await methodsToDeclare(tx, methods);
  const stated = request.methods.map(({ payment_type_id, taken, given_back, vouchers }) => ({
    id: payment_type_id,
    taken,
    vouchers,
    givenBack: given_back,
  }));
  if (stated.some((method) => !countable.some(({ id }) => id === method.id)))
    throw new AppError("payment_type_unknown", { field: "methods" });
  const expected = figures.takings.expected_cash;
  const counted = cashGiven(request);
  return {
    sessionId: session.id,
    drawer: session.drawer,
    figures,
    expected,
    counted,
    difference: subtractCents(counted, expected),
    pieces: request.counts.filter(({ pieces }) => pieces > 0),
    methods: countMethods(countable, stated),
  };
}

async function writeZ(
  tx: Tx,
  ctx: StaffContext,
  request: ClosingRequest,
  {
    sessionId,
    figures,
    counted,
    difference,
    pieces,
    methods,
    approver,
  }: CountedNow & { approver: UserId | null },
): Promise<number> {
  await markClosed(tx, sessionId, ctx.now);
  tx.emit({ type: "cash_changed" });
  const zNo = await takeNumber(tx, "cash_closing");
  const closing = {
    cash_session_id: sessionId,
    z_no: zNo,
    closed_at: ctx.now,
    closed_by: ctx.userId,
    counted_cents: counted,
    difference_cents: difference,
    difference_reason: request.difference_reason,
    approver_id: approver,
  };
  await insertClosing(tx, closing, { figures, pieces, methods });
  await recordAudit(tx, ctx, [
    {
      action: "cash_session.closed",
      subject: "cash_session",
      subjectId: sessionId,
      ...(request.difference_reason === null ? {} : { reason: request.difference_reason }),
      approverId: approver,
      before: { expected: figures.takings.expected_cash },
      after: { zNo, counted, difference, methods },
    },
  ]);
  return zNo;
}
