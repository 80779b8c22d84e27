import { z } from "zod";
import { settingGroup } from "#platform/contract/setting-group.ts";
import { percent } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";

/** Settings for the suggested tip. */
export const tipRules = settingGroup({
  table: "store_settings",
  access: { staff: actions["cash.setUp"] },
  tells: ["charging_changed"],
  action: "tip_rules.set",
  subject: "store_settings",
  saved: "tips.reply.rules_set",
  settings: {
    /** True if a tip is suggested where guests pay. It is never preselected. */
    is_suggested: {
      column: "is_tip_suggested",
      schema: z.boolean(),
      label: "tips.rules.suggested",
      hint: "tips.rules.hint",
      loggedAs: "audit.fields.is_suggested",
      control: "check",
      section: "suggested",
    },
    rate: {
      column: "tip_suggestion_bp",
      schema: percent.refine((rate) => rate >= 1 && rate <= 10_000),
      label: "tips.rules.rate",
      control: "percent",
      section: "rate",
    },
  },
});
