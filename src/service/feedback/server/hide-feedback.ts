import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { FeedbackId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { hideFeedback as hide } from "../contract/staff-feedback.ts";

/**
 * Hides an answer with a reason: it stays in the list, marked, and counts in no figure. Hidden already, it keeps its first
 * reason. Throws `not_found`.
 */
export function hideFeedback(
  ctx: StaffContext,
  id: FeedbackId,
  { reason }: BodyOf<typeof hide>,
): Promise<ResponseOf<typeof hide>> {
  return ctx.inTenant(async (tx) => {
    if ((await lockHidden(tx, id)).hidden_reason === null) {
      await write(tx, id, { hidden_at: ctx.now, hidden_by: ctx.userId, hidden_reason: reason });
      await audit(tx, ctx, { action: "feedback.hidden", id, reason });
    }
    return { message: ctx.say("feedback.reply.hidden") };
  });
}

/** Shows a hidden answer again, which counts again. Throws `not_found`. */
export function showFeedback(ctx: StaffContext, id: FeedbackId): Promise<ResponseOf<typeof hide>> {
  return ctx.inTenant(async (tx) => {
    const { hidden_reason: reason } = await lockHidden(tx, id);
    if (reason !== null) {
      await write(tx, id, { hidden_at: null, hidden_by: null, hidden_reason: null });
      await audit(tx, ctx, { action: "feedback.shown", id, reason });
    }
    return { message: ctx.say("feedback.reply.shown") };
  });
}

const lockHidden = async (tx: Tx, id: FeedbackId) =>
  found(
    await tx.first(
      sqlOf
        .selectFrom("feedbacks")
        .select("hidden_reason")
        .where("tenant_id", "=", tx.tenantId)
        .where("id", "=", id)
        .forNoKeyUpdate(),
    ),
  );

interface Hidden {
  readonly hidden_at: Date | null;
  readonly hidden_by: StaffContext["userId"] | null;
  readonly hidden_reason: string | null;
}

/** Writes it, and tells the screens that show figures. */
async function write(tx: Tx, id: FeedbackId, hidden: Hidden): Promise<void> {
  await tx.run(
    sqlOf.updateTable("feedbacks").set(hidden).where("tenant_id", "=", tx.tenantId).where("id", "=", id),
  );
  tx.emit({ type: "feedback_given", feedbackId: id, isLow: false });
}

interface Act {
  readonly action: "feedback.hidden" | "feedback.shown";
  readonly id: FeedbackId;
  readonly reason: string;
}

const audit = (tx: Tx, ctx: StaffContext, { action, id, reason }: Act) =>
  recordAudit(tx, ctx, [{ action, subject: "feedback", subjectId: id, reason, before: null, after: null }]);
