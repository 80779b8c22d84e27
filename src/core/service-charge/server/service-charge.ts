import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { setGroup } from "#core/settings/server/setting-group.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import type { SettingValues } from "#platform/contract/setting-group.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { serviceCharge, type setServiceCharge as set } from "../contract/service-charge.ts";

type Rule = SettingValues<typeof serviceCharge>["rules"][number];

/** Sets it for what is charged from now on; bills that are being paid in parts keep what they were frozen with. */
export const setServiceCharge = (ctx: StaffContext, body: BodyOf<typeof set>): Promise<{ message: string }> =>
  setGroup(ctx, serviceCharge, body, (after) => ({ ...after, rules: inOrder(after.rules) }));

/** By dining option, then by people: how they are typed does not matter. */
const inOrder = (rules: readonly Rule[]): Rule[] =>
  rules.toSorted(
    (a, b) =>
      diningOptions.indexOf(a.deliveryType) - diningOptions.indexOf(b.deliveryType) ||
      a.fromPeople - b.fromPeople,
  );
