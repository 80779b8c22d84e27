import type { BodyOf, ResponseOf } from "../../../contract/platform/define.ts";
import type {
  ChargingRules,
  readChargingRules as read,
  setChargingRules as set,
} from "../../../contract/setup/charging-rules.ts";
import { diningOptions } from "../../../domain/orders/dining-option.ts";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { readSettings, type Settings } from "./read-settings.ts";
import { lockSettings, updateSettings } from "./settings-queries.ts";

/** Who may pay before the dishes are done, and from when on buyers are identified. */
export const readChargingRules = (ctx: StaffContext): Promise<ResponseOf<typeof read>> =>
  ctx.inTenant(async (tx) => {
    const settings = await readSettings(tx, ctx.now);
    return { ...rulesOf(settings), currency: settings.currency };
  });

/** Sets it; it holds for what is charged from now on. */
export function setChargingRules(ctx: StaffContext, rules: BodyOf<typeof set>): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await lockSettings(tx);
    const before = rulesOf(await readSettings(tx, ctx.now));
    const after = {
      pay_first: diningOptions.filter((option) => (rules.pay_first ?? before.pay_first).includes(option)),
      identification_threshold: rules.identification_threshold ?? before.identification_threshold,
    };
    await updateSettings(tx, {
      pay_first_options: after.pay_first,
      identification_threshold_cents: after.identification_threshold,
    });
    await recordAudit(tx, ctx, [
      { action: "charging_rules.set", subject: "store_settings", subjectId: ctx.tenantId, before, after },
    ]);
    tx.emit({ type: "charging_changed" });
    return { message: ctx.say("payments.reply.rules_set") };
  });
}

const rulesOf = ({ payFirst, identificationThreshold }: Settings): ChargingRules => ({
  pay_first: [...payFirst],
  identification_threshold: identificationThreshold,
});
