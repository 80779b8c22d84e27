import type { openCashSession } from "../../../contract/cash.ts";
import type { BodyOf, ResponseOf } from "../../../contract/platform/define.ts";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { AppError, found } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { readSettings } from "../settings/public.ts";
import { insertSession, lockDrawerShared } from "./cash-queries.ts";

/** Opens a drawer. Unique keys decide races: of two who open at once one is refused `cash_session_open`. */
export function openSession(
  ctx: StaffContext,
  request: BodyOf<typeof openCashSession>,
): Promise<ResponseOf<typeof openCashSession>> {
  return ctx.inTenant(async (tx) => {
    const drawer = found(await lockDrawerShared(tx, request.drawer_id));
    if (!drawer.is_enabled) throw new AppError("not_found");
    const { today } = await readSettings(tx, ctx.now);
    const message = ctx.say("cash.reply.opened", { drawer: drawer.title });
    const opened = await insertSession(tx, {
      client_uuid: request.uuid,
      drawer_id: drawer.id,
      business_date: today,
      float_cents: request.float,
      opened_at: ctx.now,
      opened_by: ctx.userId,
    });
    if (!opened) throw new AppError("cash_session_open");
    tx.emit({ type: "cash_changed" });
    await recordAudit(tx, ctx, [
      {
        action: "cash_session.opened",
        subject: "cash_session",
        subjectId: opened.id,
        before: null,
        after: { drawer: drawer.title, float: request.float },
      },
    ]);
    return { message, session_id: opened.id };
  });
}
