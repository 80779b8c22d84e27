import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { readSettings } from "#core/settings/server/read-settings.ts";
import { lockSettings, updateSettings } from "#core/settings/server/settings-queries.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type { readServiceCharge as read, setServiceCharge as set } from "../contract/service-charge.ts";
import type { ServiceChargeRule, ServiceChargeTerms } from "../domain/service-charge-terms.ts";

type Rule = ResponseOf<typeof read>["rules"][number];

/** The service charge as the owner sets it. */
export function readServiceCharge(ctx: StaffContext): Promise<ResponseOf<typeof read>> {
  return ctx.inTenant(async (tx) => {
    const { service, currency } = await readSettings(tx, ctx.now);
    const fields = fieldsOf(service);
    return { ...fields, version: versionOf(fields), currency };
  });
}

/** Sets it for what is charged from now on; bills that are being paid in parts keep what they were frozen with. */
export function setServiceCharge(
  ctx: StaffContext,
  { serviceCharge, isTaxed, rules, version }: BodyOf<typeof set>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await lockSettings(tx);
    const before = fieldsOf((await readSettings(tx, ctx.now)).service);
    refuseStaleEdit(version, before);
    const after = {
      serviceCharge,
      isTaxed: isTaxed ?? before.isTaxed,
      rules: rules ? inOrder(rules) : before.rules,
    };
    await updateSettings(tx, {
      service_charge_bp: after.serviceCharge,
      is_service_charge_taxed: after.isTaxed,
      service_charge_rules: JSON.stringify(after.rules.map(domainRule)),
    });
    await recordAudit(tx, ctx, [
      { action: "service_charge.set", subject: "store_settings", subjectId: ctx.tenantId, before, after },
    ]);
    tx.emit({ type: "menu_changed" });
    tx.emit({ type: "charging_changed" });
    return { message: ctx.say("taxes.reply.service_charge_set") };
  });
}

function fieldsOf({ baseRate, isTaxed, rules }: ServiceChargeTerms) {
  return { serviceCharge: baseRate, isTaxed, rules: rules.map(wireRule) };
}

const wireRule = ({ diningOption, fromPeople, rate }: ServiceChargeRule): Rule => ({
  deliveryType: diningOption,
  fromPeople,
  serviceCharge: rate,
});

const domainRule = ({ deliveryType, fromPeople, serviceCharge }: Rule): ServiceChargeRule => ({
  diningOption: deliveryType,
  fromPeople,
  rate: serviceCharge,
});

/** By dining option, then by people: how they are typed does not matter. */
const inOrder = (rules: readonly Rule[]): Rule[] =>
  rules.toSorted(
    (a, b) =>
      diningOptions.indexOf(a.deliveryType) - diningOptions.indexOf(b.deliveryType) ||
      a.fromPeople - b.fromPeople,
  );
