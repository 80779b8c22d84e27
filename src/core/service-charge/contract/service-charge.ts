import { z } from "zod";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { settingGroup } from "#platform/contract/setting-group.ts";
import { typedPercent } from "#platform/contract/typed-percent.ts";
import { messageReply } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { basisPoints } from "#platform/domain/money/cents.ts";

/** Largest party that a rule begins with: a guard, not a rule of the specification. */
const MAX_PEOPLE = 999;
const MAX_RULES = 20;

const serviceChargeRule = z.object({
  deliveryType: z.enum(diningOptions),
  /** Fewest people; 1: always. */
  fromPeople: z.number().int().min(1).max(MAX_PEOPLE),
  serviceCharge: typedPercent,
});

const serviceChargeRules = z
  .array(serviceChargeRule)
  .max(MAX_RULES)
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

/** Rules as their column holds them (migration 0042). */
const storedRules = z.array(
  z.object({
    diningOption: z.enum(diningOptions),
    fromPeople: z.number().int().min(1),
    rate: z.number().int().min(0).max(10_000).transform(basisPoints),
  }),
);

type Rules = z.output<typeof serviceChargeRules>;

/** The service charge: its rate, whether it is taxed, and other rates by dining option and people. */
export const serviceCharge = settingGroup({
  table: "store_settings",
  access: { staff: actions["tax.setUp"] },
  tells: ["menu_changed", "charging_changed"],
  action: "service_charge.set",
  subject: "store_settings",
  saved: "common.saved_for_next_charge",
  settings: {
    serviceCharge: {
      column: "service_charge_bp",
      schema: typedPercent,
      label: "serviceCharge.rate",
      loggedAs: "audit.fields.serviceCharge",
      control: "percent",
    },
    isTaxed: {
      column: "is_service_charge_taxed",
      schema: z.boolean(),
      label: "serviceCharge.taxed",
      loggedAs: "audit.fields.isTaxed",
      control: "check",
    },
    rules: {
      column: "service_charge_rules",
      schema: serviceChargeRules,
      stored: {
        read: (stored: unknown): Rules =>
          storedRules.parse(stored).map(({ diningOption, fromPeople, rate }) => ({
            deliveryType: diningOption,
            fromPeople,
            serviceCharge: rate,
          })),
        write: (rules: Rules) =>
          JSON.stringify(
            rules.map(({ deliveryType, fromPeople, serviceCharge: rate }) => ({
              diningOption: deliveryType,
              fromPeople,
              rate,
            })),
          ),
      },
      label: "serviceCharge.rules",
      loggedAs: "audit.fields.rules",
      control: "own",
    },
  },
});

const { access, schema } = serviceCharge;

export const readServiceCharge = route({
  method: "GET",
  path: "/settings/store-setting/service-charge",
  summary: "The service charge: its rate, whether it is taxed, and other rates by dining option and people.",
  access,
  response: schema.extend({ version: editVersion, currency: z.string() }),
});

export const setServiceCharge = route({
  method: "POST",
  path: "/settings/store-setting/service-charge",
  summary: "Sets the service charge of what is charged from now on; what is left out stays as it is.",
  access,
  body: schema.partial({ isTaxed: true, rules: true }).extend({ version: editVersion.optional() }),
  response: messageReply,
  errors: ["changed_meanwhile"],
});
