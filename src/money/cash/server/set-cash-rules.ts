import { changeSettings, type Settings } from "#core/settings/server/public.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit } from "#platform/server/http/edit-version.ts";
import type { CashRules, setCashRules as contract } from "../contract/cash.ts";

/** Sets the rules of cash; they hold for what is closed and paid from now on. */
export function setCashRules(
  ctx: StaffContext,
  { version, ...after }: BodyOf<typeof contract>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const before = await changeSettings(tx, ctx.now, (settings) => {
      refuseStaleEdit(version, cashRulesOf(settings));
      return {
        cash_difference_limit_cents: after.difference_limit,
        is_cash_session_required: after.is_session_required,
        day_cutoff_hour: after.day_cutoff_hour,
      };
    });
    tx.emit({ type: "cash_changed" });
    await recordAudit(tx, ctx, [
      {
        action: "cash_rules.set",
        subject: "store_settings",
        subjectId: ctx.tenantId,
        before: cashRulesOf(before),
        after,
      },
    ]);
    return { message: ctx.say("cash.reply.rules_set") };
  });
}

/** The rules of cash among the settings. */
export const cashRulesOf = ({ cash, dayRule }: Settings): CashRules => ({
  difference_limit: cash.differenceLimit,
  is_session_required: cash.isSessionRequired,
  day_cutoff_hour: dayRule.cutoffHour,
});
