import type { moveCash as definition } from "../../../contract/cash.ts";
import type { BodyOf } from "../../../contract/platform/define.ts";
import type { CashSessionId } from "../../../domain/ids.ts";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { AppError, found } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { assertMayHandleSession } from "./assert-may-handle-session.ts";
import { insertMovement, lockSessionShared, sessionById } from "./cash-queries.ts";

/** Puts cash in, pays out or drops; only into a session that stays open until it is written. */
export function moveCash(
  ctx: StaffContext,
  sessionId: CashSessionId,
  movement: BodyOf<typeof definition>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const session = found(await sessionById(tx, sessionId));
    assertMayHandleSession(ctx, session);
    if (!(await lockSessionShared(tx, sessionId))) throw new AppError("cash_session_closed");
    await insertMovement(tx, {
      client_uuid: movement.uuid,
      cash_session_id: sessionId,
      kind: movement.kind,
      amount_cents: movement.amount,
      reason: movement.reason,
      created_at: ctx.now,
      created_by: ctx.userId,
    });
    tx.emit({ type: "cash_changed" });
    const { kind, amount, reason } = movement;
    const act = { action: `cash.${kind}`, subject: "cash_session", subjectId: sessionId, reason } as const;
    await recordAudit(tx, ctx, [{ ...act, before: null, after: { amount } }]);
    return { message: ctx.say(`cash.reply.${kind}`, { drawer: session.drawer }) };
  });
}
