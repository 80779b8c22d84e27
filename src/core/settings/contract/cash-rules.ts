import { z } from "zod";
import { settingGroup } from "#platform/contract/setting-group.ts";
import { hourOfDay, notNegativeMoney } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";

/** The restaurant's rules about its cash and its business day. */
export const cashRules = settingGroup({
  table: "store_settings",
  access: { staff: actions["cash.setUp"] },
  tells: ["cash_changed"],
  action: "cash_rules.set",
  subject: "store_settings",
  saved: "cash.reply.rules_set",
  settings: {
    /** Differences up to this need no reason and no approval. */
    difference_limit: {
      column: "cash_difference_limit_cents",
      schema: notNegativeMoney,
      label: "cash.set_up.limit",
      hint: "cash.set_up.limit_hint",
      control: "amount",
    },
    /** True if sales need an open drawer for the cashier. */
    is_session_required: {
      column: "is_cash_session_required",
      schema: z.boolean(),
      label: "cash.set_up.required",
      hint: "cash.set_up.required_hint",
      loggedAs: "audit.fields.is_session_required",
      control: "check",
    },
    /** Full hour at which the business day begins, in the restaurant's time zone. */
    day_cutoff_hour: {
      column: "day_cutoff_hour",
      schema: hourOfDay,
      label: "cash.set_up.cutoff",
      hint: "cash.set_up.cutoff_hint",
      loggedAs: "audit.fields.dayCutoffHour",
      control: "hour",
    },
  },
});
