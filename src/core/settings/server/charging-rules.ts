import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type {
  ChargingRules,
  readChargingRules as read,
  setChargingRules as set,
} from "../contract/charging-rules.ts";
import { diningOptions } from "../domain/dining-option.ts";
import { changeSettings, readSettings, type Settings } from "./read-settings.ts";

/** Reads which guests may pay before their dishes are done, and the total from which buyers are identified. */
export const readChargingRules = (ctx: StaffContext): Promise<ResponseOf<typeof read>> =>
  ctx.inTenant(async (tx) => {
    const settings = await readSettings(tx, ctx.now);
    const rules = rulesOf(settings);
    return { ...rules, currency: settings.currency, version: versionOf(rules) };
  });

/** Sets the rules for what is charged from now on. */
export function setChargingRules(
  ctx: StaffContext,
  { version, ...rules }: BodyOf<typeof set>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const settings = await changeSettings(tx, ctx.now, (settings) => {
      refuseStaleEdit(version, rulesOf(settings));
      const { pay_first, identification_threshold } = changed(rulesOf(settings), rules);
      return { pay_first_options: pay_first, identification_threshold_cents: identification_threshold };
    });
    const before = rulesOf(settings);
    const after = changed(before, rules);
    await recordAudit(tx, ctx, [
      { action: "charging_rules.set", subject: "store_settings", subjectId: ctx.tenantId, before, after },
    ]);
    tx.emit({ type: "charging_changed" });
    return { message: ctx.say("payments.reply.rules_set") };
  });
}

const changed = (before: ChargingRules, rules: Omit<BodyOf<typeof set>, "version">): ChargingRules => ({
  pay_first: diningOptions.filter((option) => (rules.pay_first ?? before.pay_first).includes(option)),
  identification_threshold: rules.identification_threshold ?? before.identification_threshold,
});

const rulesOf = ({ payFirst, identificationThreshold }: Settings): ChargingRules => ({
  pay_first: [...payFirst],
  identification_threshold: identificationThreshold,
});
