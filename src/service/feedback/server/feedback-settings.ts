import { changeSettings } from "#core/settings/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type { readFeedbackSettings as read, setFeedbackSettings as set } from "../contract/staff-feedback.ts";

const reviewUrlOf = (tx: Tx) =>
  tx.one(sqlOf.selectFrom("store_settings").select("review_url").where("tenant_id", "=", tx.tenantId));

/** Reads the address where satisfied guests are asked for a review. */
export const readFeedbackSettings = (ctx: StaffContext): Promise<ResponseOf<typeof read>> =>
  ctx.inTenant(async (tx) => {
    const rules = await reviewUrlOf(tx);
    return { ...rules, version: versionOf(rules) };
  });

/** Sets the address for reviews. */
export function setFeedbackSettings(
  ctx: StaffContext,
  { version, ...after }: BodyOf<typeof set>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const before = await reviewUrlOf(tx);
    refuseStaleEdit(version, before);
    await changeSettings(tx, ctx.now, () => ({ review_url: after.review_url }));
    await recordAudit(tx, ctx, [
      { action: "feedback_settings.set", subject: "store_settings", subjectId: ctx.tenantId, before, after },
    ]);
    return { message: ctx.say("feedback.reply.settings_saved") };
  });
}
