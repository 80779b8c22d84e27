import type { ChargingRules } from "../../../contract/settings.ts";
import { diningOptions } from "../../../domain/orders/dining-option.ts";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { Tx } from "../../platform/db/tx.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { readSettings } from "./read-settings.ts";
import { updateSettings } from "./settings-queries.ts";

/** Who may pay before the dishes are done. */
export const readChargingRules = (ctx: StaffContext): Promise<ChargingRules> =>
  ctx.inTenant((tx) => rulesOf(tx, ctx.now));

/** Sets it; it holds for what is charged from now on. */
export function setChargingRules(ctx: StaffContext, rules: ChargingRules): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const before = await rulesOf(tx, ctx.now);
    const after = { pay_first: diningOptions.filter((option) => rules.pay_first.includes(option)) };
    await updateSettings(tx, { pay_first_options: after.pay_first });
    await recordAudit(tx, ctx, [
      { action: "charging_rules.set", subject: "store_settings", subjectId: ctx.tenantId, before, after },
    ]);
    tx.emit({ type: "charging_changed" });
    return { message: ctx.say("payments.reply.rules_set") };
  });
}

async function rulesOf(tx: Tx, now: Date): Promise<ChargingRules> {
  const { payFirst } = await readSettings(tx, now);
  return { pay_first: [...payFirst] };
}
