import type { BodyOf } from "#platform/contract/define.ts";
import type { CashSessionId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { moveCash as definition } from "../contract/cash.ts";
import { mayHandleSession } from "../domain/cash-session.ts";
import { insertMovement, lockOpenSession, lockSessionShared, sessionById } from "./cash-queries.ts";
import { takeOutOfDrawer } from "./drawer-money.ts";

type Movement = BodyOf<typeof definition>;

/**
 * Books a pay-in, pay-out or drop in a session that stays open until it is written. Cash that leaves must be in the
 * drawer or approved (`takeOutOfDrawer`).
 */
export function moveCash(
  ctx: StaffContext,
  sessionId: CashSessionId,
  movement: Movement,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const session = found(await sessionById(tx, sessionId));
    if (!mayHandleSession(ctx, session)) throw new AppError("not_permitted");
    const isLeaving = movement.kind !== "pay_in";
    const isOpen = await (isLeaving ? lockOpenSession : lockSessionShared)(tx, sessionId);
    if (!isOpen) throw new AppError("cash_session_closed");
    const { kind, amount, reason, approval } = movement;
    const leaving = { amount, title: session.drawer, reason, approval };
    const { approver } = isLeaving ? await takeOutOfDrawer(tx, ctx, leaving, sessionId) : { approver: null };
    await insertMovement(tx, {
      client_uuid: movement.uuid,
      cash_session_id: sessionId,
      kind,
      amount_cents: amount,
      reason,
      created_at: ctx.now,
      created_by: ctx.userId,
      approver_id: approver,
    });
    tx.emit({ type: "cash_changed" });
    const act = { action: `cash.${kind}`, subject: "cash_session", subjectId: sessionId, reason } as const;
    await recordAudit(tx, ctx, [{ ...act, approverId: approver, before: null, after: { amount } }]);
    return { message: ctx.say(`cash.reply.${kind}`, { drawer: session.drawer }) };
  });
}

/**
 * Calls `moveCash` and records in the audit log when it is refused because the drawer holds less. Otherwise a cashier
 * could try amounts until one passes and so learn the expected cash.
 */
export async function moveCashAudited(
  ctx: StaffContext,
  sessionId: CashSessionId,
  movement: Movement,
  { db }: Pick<Deps, "db">,
): Promise<{ message: string }> {
  try {
    return await moveCash(ctx, sessionId, movement);
  } catch (error) {
    if (error instanceof AppError && error.code === "approval_required")
      await db.inTenant(ctx.tenantId, (tx) =>
        recordAudit(tx, ctx, [
          {
            action: "cash_session.refused",
            subject: "cash_session",
            subjectId: sessionId,
            reason: movement.reason,
            before: null,
            after: { kind: movement.kind, amount: movement.amount },
          },
        ]),
      );
    throw error;
  }
}
