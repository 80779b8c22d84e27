import { readSettings } from "#core/settings/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { RunAgain } from "#platform/server/db/in-tenant.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { openCashSession } from "../contract/cash.ts";
import { cashGiven, decideOpening } from "../domain/cash-count.ts";
import { insertOpening, insertSession, lastCloseOf, lockDrawerShared } from "./cash-queries.ts";

/**
 * Opens a drawer with its counted cash. If the count differs from the last close and no reason is given, nothing is
 * opened: the count goes to the audit log, then the difference is shown. Unique keys settle races: one of two that
 * open at once gets `cash_session_open`.
 */
export function openSession(
  ctx: StaffContext,
  request: BodyOf<typeof openCashSession>,
): Promise<ResponseOf<typeof openCashSession>> {
  return ctx.inTenant(async (tx) => {
    const drawer = found(await lockDrawerShared(tx, request.drawer_id));
    if (!drawer.is_enabled) throw new AppError("not_found");
    const { today } = await readSettings(tx, ctx.now);
    const counted = cashGiven(request);
    const last = await lastCloseOf(tx, drawer.id);
    const left = last?.left ?? null;
    const reason = request.difference_reason;
    const decision = decideOpening({ counted, left, hasReason: reason !== null });
    const { difference } = decision;
    if (!decision.ok) {
      const event = { action: "cash_session.opening_counted", subject: "cash_drawer" } as const;
      const after = { drawer: drawer.title, counted, difference };
      await recordAudit(tx, ctx, [{ ...event, subjectId: drawer.id, before: { left }, after }]);
      return { left, difference, message: ctx.say("cash.reply.opening_differs"), session_id: null };
    }
    const opened = await insertSession(tx, {
      client_uuid: request.uuid,
      drawer_id: drawer.id,
      business_date: today,
      float_cents: counted,
      opened_at: ctx.now,
      opened_by: ctx.userId,
    });
    if (!opened) throw new AppError("cash_session_open");
    if ((await lastCloseOf(tx, drawer.id))?.sessionId !== last?.sessionId)
      throw new RunAgain("The drawer was closed meanwhile");
    await insertOpening(tx, { sessionId: opened.id, counted, last, difference, reason }, request.counts);
    tx.emit({ type: "cash_changed" });
    await recordAudit(tx, ctx, [
      {
        action: "cash_session.opened",
        subject: "cash_session",
        subjectId: opened.id,
        ...(difference === 0 || reason === null ? {} : { reason }),
        before: { left },
        after: { drawer: drawer.title, float: counted, difference },
      },
    ]);
    const message = ctx.say("cash.reply.opened", { drawer: drawer.title });
    return { left, difference, message, session_id: opened.id };
  });
}
