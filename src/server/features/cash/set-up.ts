import type { z } from "zod";
import type { cashRules } from "../../../contract/cash.ts";
import { cents } from "../../../domain/money/cents.ts";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { insertDrawer, selectCashRules, writeCashRules } from "./cash-queries.ts";

/** Adds a drawer. */
export function addDrawer(ctx: StaffContext, title: string): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const made = await insertDrawer(tx, title);
    if (!made) throw new AppError("drawer_exists", { field: "title" });
    const act = { action: "cash_drawer.added", subject: "cash_drawer", subjectId: made.id };
    await recordAudit(tx, ctx, [{ ...act, before: null, after: { title } }]);
    return { message: ctx.say("cash.reply.drawer_added", { drawer: title }) };
  });
}

/** Sets the rules of cash; they hold for what is closed and paid from now on. */
export function setRules(ctx: StaffContext, rules: z.output<typeof cashRules>): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const before = await selectCashRules(tx);
    await writeCashRules(tx, { limit: rules.difference_limit, isRequired: rules.is_session_required });
    await recordAudit(tx, ctx, [
      {
        action: "cash_rules.set",
        subject: "store_settings",
        subjectId: ctx.tenantId,
        before: {
          difference_limit: cents(before.cash_difference_limit_cents),
          is_session_required: before.is_cash_session_required,
        },
        after: rules,
      },
    ]);
    return { message: ctx.say("cash.reply.rules_set") };
  });
}
