import type { TipRules } from "../../../contract/tips.ts";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { Tx } from "../../platform/db/tx.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { readSettings, updateSettings } from "../settings/public.ts";

/** Whether and which tip is suggested. */
export const readTipRules = (ctx: StaffContext): Promise<TipRules> =>
  ctx.inTenant((tx) => rulesOf(tx, ctx.now));

/** Sets it; it holds for what is charged from now on. */
export function setTipRules(ctx: StaffContext, rules: TipRules): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const before = await rulesOf(tx, ctx.now);
    await updateSettings(tx, { is_tip_suggested: rules.is_suggested, tip_suggestion_bp: rules.rate });
    await recordAudit(tx, ctx, [
      { action: "tip_rules.set", subject: "store_settings", subjectId: ctx.tenantId, before, after: rules },
    ]);
    tx.emit({ type: "charging_changed" });
    return { message: ctx.say("tips.reply.rules_set") };
  });
}

async function rulesOf(tx: Tx, now: Date): Promise<TipRules> {
  const { tipSuggestion, tipRate } = await readSettings(tx, now);
  return { is_suggested: tipSuggestion !== null, rate: tipRate };
}
