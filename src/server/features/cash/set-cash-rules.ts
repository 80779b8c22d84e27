import type { z } from "zod";
import type { cashRules } from "../../../contract/cash.ts";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { readSettings, updateSettings } from "../settings/public.ts";

/** Sets the rules of cash; they hold for what is closed and paid from now on. */
export function setCashRules(
  ctx: StaffContext,
  rules: z.output<typeof cashRules>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const before = await readSettings(tx, ctx.now);
    await updateSettings(tx, {
      cash_difference_limit_cents: rules.difference_limit,
      is_cash_session_required: rules.is_session_required,
      day_cutoff_hour: rules.day_cutoff_hour,
    });
    tx.emit({ type: "cash_changed" });
    await recordAudit(tx, ctx, [
      {
        action: "cash_rules.set",
        subject: "store_settings",
        subjectId: ctx.tenantId,
        before: {
          difference_limit: before.cash.differenceLimit,
          is_session_required: before.cash.isSessionRequired,
          day_cutoff_hour: before.dayRule.cutoffHour,
        },
        after: rules,
      },
    ]);
    return { message: ctx.say("cash.reply.rules_set") };
  });
}
