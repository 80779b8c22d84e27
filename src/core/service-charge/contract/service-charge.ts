import { z } from "zod";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { typedPercent } from "#platform/contract/typed-percent.ts";
import { messageReply, percent } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";

/** Largest party that a rule begins with: a guard, not a rule of the specification. */
const MOST_PEOPLE = 999;
const MOST_RULES = 20;

const serviceChargeRule = z.object({
  deliveryType: z.enum(diningOptions),
  /** Fewest people; 1: always. */
  fromPeople: z.number().int().min(1).max(MOST_PEOPLE),
  serviceCharge: typedPercent,
});

const serviceChargeRules = z
  .array(serviceChargeRule)
  .max(MOST_RULES)
  .superRefine((rules, context) => {
    for (const [index, { deliveryType, fromPeople }] of rules.entries()) {
      const first = rules.findIndex(
        (rule) => rule.deliveryType === deliveryType && rule.fromPeople === fromPeople,
      );
      if (first === index) continue;
      context.addIssue({
        code: "custom",
        path: [index, "fromPeople"],
        input: fromPeople,
        params: { code: "rule_twice" },
      });
    }
  });

const access = { staff: actions["tax.setUp"] };

export const readServiceCharge = route({
  method: "GET",
  path: "/settings/store-setting/service-charge",
  summary: "The service charge: its rate, whether it is taxed, and other rates by dining option and people.",
  access,
  response: z.object({
    serviceCharge: percent,
    isTaxed: z.boolean(),
    rules: z.array(serviceChargeRule),
    version: editVersion,
    currency: z.string(),
  }),
});

export const setServiceCharge = route({
  method: "POST",
  path: "/settings/store-setting/service-charge",
  summary: "Sets the service charge of what is charged from now on; what is left out stays as it is.",
  access,
  body: z.object({
    serviceCharge: typedPercent,
    isTaxed: z.boolean().optional(),
    rules: serviceChargeRules.optional(),
    version: editVersion.optional(),
  }),
  response: messageReply,
  errors: ["changed_meanwhile"],
});
