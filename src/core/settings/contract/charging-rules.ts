import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { positiveMoney } from "#platform/contract/positive-money.ts";
import { settingGroup, someSettings } from "#platform/contract/setting-group.ts";
import { allDifferent, messageReply, percent } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { diningOptions } from "../domain/dining-option.ts";

/** Settings for charging: dining options that pay first, the total from which buyers are named, the limit of discounts. */
export const charging = settingGroup({
  table: "store_settings",
  access: { staff: actions["charging.setUp"] },
  tells: ["charging_changed"],
  action: "charging_rules.set",
  subject: "store_settings",
  saved: "common.saved_for_next_charge",
  settings: {
    /** For which dining options guests may pay before their dishes are done. */
    pay_first: {
      column: "pay_first_options",
      schema: z.array(z.enum(diningOptions)).refine(allDifferent),
      label: "settings.charging.pay_first",
      loggedAs: "audit.fields.pay_first",
      isWord: true,
      control: "own",
    },
    /** From this total on the buyer of a consumer invoice is named (GUIDE §4). */
    identification_threshold: {
      column: "identification_threshold_cents",
      schema: positiveMoney,
      label: "settings.charging.threshold",
      loggedAs: "audit.fields.identification_threshold",
      control: "amount",
    },
    /** The share of a price or a bill up to which whoever may charge gives a discount without approval (docs/decisions/0123). */
    discount_limit: {
      column: "discount_limit_bp",
      schema: percent.refine((rate) => rate <= 10_000),
      label: "settings.charging.discount_limit",
      loggedAs: "audit.fields.discount_limit",
      control: "percent",
    },
  },
});

export const readChargingRules = route({
  method: "GET",
  path: "/settings/charging",
  summary:
    "For which dining options guests may pay before their dishes are done, from when on buyers are identified, and up to which share discounts need no approval.",
  access: charging.access,
  response: charging.schema.extend({ currency: z.string(), version: editVersion }),
});

export const setChargingRules = route({
  method: "POST",
  path: "/settings/charging",
  summary:
    "Sets for which dining options guests may pay before their dishes are done, from when on buyers are identified, and up to which share discounts need no approval; what is left out stays.",
  access: charging.access,
  body: someSettings(charging.schema),
  response: messageReply,
  errors: ["changed_meanwhile"],
});
