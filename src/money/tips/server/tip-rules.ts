import { changeSettings, readSettings, type Settings } from "#core/settings/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type { readTipRules as read, setTipRules as set, TipRules } from "../contract/tips.ts";

export const readTipRules = (ctx: StaffContext): Promise<ResponseOf<typeof read>> =>
  ctx.inTenant(async (tx) => {
    const rules = rulesOf(await readSettings(tx, ctx.now));
    return { ...rules, version: versionOf(rules) };
  });

/** Sets the suggestion for charges from now on. */
export function setTipRules(
  ctx: StaffContext,
  { version, ...after }: BodyOf<typeof set>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const before = await changeSettings(tx, ctx.now, (settings) => {
      refuseStaleEdit(version, rulesOf(settings));
      return { is_tip_suggested: after.is_suggested, tip_suggestion_bp: after.rate };
    });
    await recordAudit(tx, ctx, [
      {
        action: "tip_rules.set",
        subject: "store_settings",
        subjectId: ctx.tenantId,
        before: rulesOf(before),
        after,
      },
    ]);
    tx.emit({ type: "charging_changed" });
    return { message: ctx.say("tips.reply.rules_set") };
  });
}

const rulesOf = ({ tipSuggestion, tipRate }: Settings): TipRules => ({
  is_suggested: tipSuggestion !== null,
  rate: tipRate,
});
