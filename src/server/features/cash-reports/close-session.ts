import type { closeCashSession } from "../../../contract/cash-reports.ts";
import type { BodyOf, ResponseOf } from "../../../contract/platform/define.ts";
import { mayApprove } from "../../../domain/access/approvals.ts";
import { countedCash } from "../../../domain/cash/count-cash.ts";
import { type CountedMethod, countMethods } from "../../../domain/cash/count-methods.ts";
import { decideClose } from "../../../domain/cash/decide-close.ts";
import type { CashSessionId, UserId } from "../../../domain/ids.ts";
import { type Cents, cents, decimalFromCents, subtractCents } from "../../../domain/money/cents.ts";
import { type AuditRecord, isAudited, recordAudit } from "../../platform/audit/record-audit.ts";
import { takeNumber } from "../../platform/db/take-number.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { AppError, found, required } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { approveByPin } from "../approvals/public.ts";
import { assertMayHandleSession, lockSession, markClosed } from "../cash/public.ts";
import { readSettings } from "../settings/public.ts";
import { insertClosing, type SessionWithClosing, sessionWithClosing } from "./closing-queries.ts";
import { methodsToDeclare } from "./methods-to-declare.ts";
import { readSessionFigures, type SessionFigures } from "./session-figures.ts";

type ClosingRequest = BodyOf<typeof closeCashSession>;
type ClosingReply = ResponseOf<typeof closeCashSession>;

interface SessionCount {
  readonly sessionId: CashSessionId;
  readonly figures: SessionFigures;
  readonly counted: Cents;
  readonly difference: Cents;
  readonly methods: readonly CountedMethod[];
}

/**
 * Closes a counted session: waits for the payments being taken, freezes the figures as Z and gives it its number, the
 * last thing taken. A difference beyond the limit without a reason closes nothing: the answer has the differences and no
 * number, and the count stays in the audit log, so that counting again until it fits is seen.
 */
export function closeSession(
  ctx: StaffContext,
  sessionId: CashSessionId,
  request: ClosingRequest,
): Promise<ClosingReply> {
  return ctx.inTenant(async (tx) => {
    const locked = found(await lockSession(tx, sessionId));
    assertMayHandleSession(ctx, locked);
    if (locked.closed_at !== null) throw new AppError("cash_session_closed");
    const session = required(await sessionWithClosing(tx, sessionId), "the session that was locked");
    const { figures, methods } = await countAgainstFigures(tx, session, request);
    const cash = { expected: figures.takings.expected_cash, counted: countedCash(request.counts) };
    const decision = decideClose({
      parts: [cash, ...methods],
      limit: (await readSettings(tx, ctx.now)).cash.differenceLimit,
      hasReason: request.difference_reason !== null,
    });
    const difference = subtractCents(cash.counted, cash.expected);
    const count = { sessionId, figures, methods, counted: cash.counted, difference };
    const differences = {
      difference,
      methods: methods.map(methodDifference).filter(({ difference: ofMethod }) => ofMethod !== 0),
    };
    const told = recordOfCount(request, count);
    if (!decision.ok || (decision.isLarge && !(await mayKnowDifference(tx, ctx, session, told)))) {
      await recordAudit(tx, ctx, [told]);
      return { ...differences, message: ctx.say("cash.reply.reason_needed"), z_no: null };
    }
    const { approval } = request;
    const terms = {
      title: session.drawer,
      amount: decimalFromCents(difference),
      others: differences.methods.flatMap((method) => [method.title, decimalFromCents(method.difference)]),
      reason: request.difference_reason,
    };
    const approver = decision.isLarge
      ? await approveByPin(tx, ctx, { action: "cash.difference", subject: sessionId, approval, terms })
      : null;
    const zNo = await writeZ(tx, ctx, request, { ...count, approver });
    const message = ctx.say("cash.reply.closed", { drawer: session.drawer, z: zNo });
    return { ...differences, message, z_no: zNo };
  });
}

/** The figures of the locked session, and each way to pay beside cash with what was stated of it. */
async function countAgainstFigures(tx: Tx, session: SessionWithClosing, request: ClosingRequest) {
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
  return { figures, methods: countMethods(countable, stated) };
}

function methodDifference({ title, counted, expected }: CountedMethod): ClosingReply["methods"][number] {
  return { title, counted, difference: subtractCents(counted, expected) };
}

async function writeZ(
  tx: Tx,
  ctx: StaffContext,
  request: ClosingRequest,
  { sessionId, figures, counted, difference, methods, approver }: SessionCount & { approver: UserId | null },
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
  await insertClosing(tx, closing, { figures, pieces: request.counts, methods });
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

/**
 * Whether a difference beyond the limit may be answered as one that is known: by who sees the figures anyway, or of
 * exactly this count against these figures, told and in the log before. Else a reason sent at once would tell the difference
 * of a count that nobody ever reads of.
 */
async function mayKnowDifference(
  tx: Tx,
  ctx: StaffContext,
  { opened_at }: SessionWithClosing,
  count: AuditRecord,
): Promise<boolean> {
  return mayApprove(ctx) || (await isAudited(tx, count, opened_at));
}

function recordOfCount(
  { counts }: ClosingRequest,
  { sessionId, figures, counted, difference, methods }: SessionCount,
): AuditRecord {
  return {
    action: "cash_session.counted",
    subject: "cash_session",
    subjectId: sessionId,
    before: { expected: figures.takings.expected_cash },
    after: { counts: counts.filter(({ pieces }) => pieces > 0), counted, difference, methods },
  };
}
