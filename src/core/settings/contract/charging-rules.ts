import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { positiveMoney } from "#platform/contract/positive-money.ts";
import { allDifferent, messageReply } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { diningOptions } from "../domain/dining-option.ts";

export const chargingRules = z.object({
  /** For which dining options guests may pay before their dishes are done. */
  pay_first: z.array(z.enum(diningOptions)).refine(allDifferent),
  /** From this total on the buyer of a consumer invoice is named (GUIDE §4). */
  identification_threshold: positiveMoney,
});
export type ChargingRules = z.output<typeof chargingRules>;

export const readChargingRules = route({
  method: "GET",
  path: "/settings/charging",
  summary:
    "For which dining options guests may pay before their dishes are done, and from when on buyers are identified.",
  access: { staff: actions["charging.setUp"] },
  response: chargingRules.extend({ currency: z.string(), version: editVersion }),
});

export const setChargingRules = route({
  method: "POST",
  path: "/settings/charging",
  summary:
    "Sets for which dining options guests may pay before their dishes are done, and from when on buyers are identified; what is left out stays.",
  access: { staff: actions["charging.setUp"] },
  body: chargingRules
    .partial()
    .extend({ version: editVersion.optional() })
    .refine(({ version, ...rules }) => Object.keys(rules).length > 0),
  response: messageReply,
  errors: ["changed_meanwhile"],
});
