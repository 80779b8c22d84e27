import { z } from "zod";
import { cashFigures, type closeCashSession } from "../../../contract/cash.ts";
import type { BodyOf, ResponseOf } from "../../../contract/define.ts";
import { countedCash } from "../../../domain/cash/count-cash.ts";
import { decideClose } from "../../../domain/cash/decide-close.ts";
import type { UserId } from "../../../domain/ids.ts";
import { type Cents, cents } from "../../../domain/money/cents.ts";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { takeNumber } from "../../platform/db/take-number.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { AppError, found } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { approveByPin } from "../approvals/public.ts";
import { lockSession, markClosed, type SessionId, selectCashRules } from "./cash-queries.ts";
import { insertClosing, sessionWithClosing } from "./closing-queries.ts";
import { refuseStrangers } from "./may-handle.ts";
import { figuresOf, type KnownFigures } from "./session-figures.ts";

type Asked = BodyOf<typeof closeCashSession>;

interface Close {
  readonly sessionId: SessionId;
  readonly figures: KnownFigures;
  readonly counted: Cents;
  readonly difference: Cents;
}

/**
 * Closes a counted drawer: waits for the payments being taken, freezes the figures as Z and gives it its number, the
 * last thing taken. A difference beyond the limit without a reason closes nothing: it is told, and the count stays in
 * the audit log, so that counting again until it fits is seen.
 */
export function closeSession(
  ctx: StaffContext,
  sessionId: SessionId,
  asked: Asked,
): Promise<ResponseOf<typeof closeCashSession>> {
  return ctx.inTenant(async (tx) => {
    const locked = found(await lockSession(tx, sessionId));
    refuseStrangers(ctx, locked);
    if (locked.closed_at !== null) throw new AppError("cash_session_closed");
    const session = found(await sessionWithClosing(tx, sessionId));
    const figures = await figuresOf(tx, sessionId, cents(session.float_cents));
    const counted = countedCash(asked.counts);
    const decision = decideClose({
      expected: figures.expected_cash,
      counted,
      limit: cents((await selectCashRules(tx)).cash_difference_limit_cents),
      hasReason: asked.difference_reason !== null,
    });
    const close = { sessionId, figures, counted, difference: decision.difference };
    if (!decision.ok) {
      await recordCount(tx, ctx, asked, close);
      const message = ctx.say("cash.reply.reason_needed");
      return { message, difference: decision.difference, z_no: null };
    }
    const { approval } = asked;
    const approver = decision.isLarge
      ? await approveByPin(tx, ctx, { action: "cash.difference", subject: sessionId, approval })
      : null;
    const zNo = await writeZ(tx, ctx, asked, { ...close, approver });
    const message = ctx.say("cash.reply.closed", { drawer: session.drawer, z: zNo });
    return { message, difference: decision.difference, z_no: zNo };
  });
}

async function writeZ(
  tx: Tx,
  ctx: StaffContext,
  asked: Asked,
  { sessionId, figures, counted, difference, approver }: Close & { approver: UserId | null },
): Promise<number> {
  await markClosed(tx, sessionId, ctx.now);
  const zNo = await takeNumber(tx, "cash_closing");
  const closing = {
    cash_session_id: sessionId,
    z_no: zNo,
    closed_at: ctx.now,
    closed_by: ctx.userId,
    expected_cents: figures.expected_cash,
    counted_cents: counted,
    difference_cents: difference,
    difference_reason: asked.difference_reason,
    approver_id: approver,
    report: z.encode(cashFigures, figures),
  };
  await insertClosing(tx, closing, asked.counts);
  await recordAudit(tx, ctx, [
    {
      action: "cash_session.closed",
      subject: "cash_session",
      subjectId: sessionId,
      ...(asked.difference_reason === null ? {} : { reason: asked.difference_reason }),
      approverId: approver,
      before: { expected: figures.expected_cash },
      after: { zNo, counted, difference },
    },
  ]);
  return zNo;
}

function recordCount(
  tx: Tx,
  ctx: StaffContext,
  { counts }: Asked,
  { sessionId, figures, counted, difference }: Close,
): Promise<void> {
  return recordAudit(tx, ctx, [
    {
      action: "cash_session.counted",
      subject: "cash_session",
      subjectId: sessionId,
      before: { expected: figures.expected_cash },
      after: { counts: counts.filter(({ pieces }) => pieces > 0), counted, difference },
    },
  ]);
}
