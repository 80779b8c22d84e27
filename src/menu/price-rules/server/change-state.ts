import type { PriceRuleId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseTooMany } from "./refuse-too-many.ts";
import { lockRule, lockRules, updateActive, updateArchived, updatePositions } from "./rule-queries.ts";

type Reply = Promise<{ message: string }>;

/** Switches a rule on or off; the other rules then decide. */
export function switchPriceRule(ctx: StaffContext, id: PriceRuleId, isActive: boolean): Reply {
  return ctx.inTenant(async (tx) => {
    const { title, is_active } = found(await lockRule(tx, id));
    if (is_active !== isActive) {
      await updateActive(tx, id, isActive);
      await recordAudit(tx, ctx, [
        {
          action: "price_rule.switched",
          subject: "price_rule",
          subjectId: id,
          before: { title, is_active },
          after: { title, is_active: isActive },
        },
      ]);
      tx.emit({ type: "menu_changed" });
    }
    return { message: ctx.say(isActive ? "priceRules.reply.on" : "priceRules.reply.off", { title }) };
  });
}

/** Puts the rules in order; those that are not named (somebody added them meanwhile) follow in theirs. */
export function orderPriceRules(ctx: StaffContext, ids: readonly PriceRuleId[]): Reply {
  return ctx.inTenant(async (tx) => {
    const rules = await lockRules(tx);
    const byId = new Map(rules.map((rule) => [rule.id, rule]));
    if (ids.some((id) => !byId.has(id))) throw new AppError("not_found");
    const ordered = [...ids, ...rules.map(({ id }) => id).filter((id) => !ids.includes(id))];
    const [first] = ordered;
    if (first !== undefined && ordered.some((id, place) => id !== rules[place]?.id)) {
      await updatePositions(tx, ordered);
      const before = { order: rules.map(({ title }) => title) };
      const after = { order: ordered.map((id) => byId.get(id)?.title) };
      await recordAudit(tx, ctx, [
        { action: "price_rule.ordered", subject: "price_rule", subjectId: first, before, after },
      ]);
      tx.emit({ type: "menu_changed" });
    }
    return { message: ctx.say("priceRules.reply.ordered") };
  });
}

/** Archives a rule (docs/decisions/0042). Nothing holds on to a rule: orders keep its title. */
export function archivePriceRule(ctx: StaffContext, id: PriceRuleId): Reply {
  return ctx.inTenant(async (tx) => {
    const { title } = found(await lockRule(tx, id));
    await updateArchived(tx, id, ctx.now);
    await recordAudit(tx, ctx, [
      { action: "price_rule.archived", subject: "price_rule", subjectId: id, before: { title }, after: null },
    ]);
    tx.emit({ type: "menu_changed" });
    return { message: ctx.say("priceRules.reply.deleted", { title }) };
  });
}

/** Brings an archived rule back to its place, as long as there is room. */
export function restorePriceRule(ctx: StaffContext, id: PriceRuleId): Reply {
  return ctx.inTenant(async (tx) => {
    await refuseTooMany(tx);
    const { title } = found(await lockRule(tx, id, { archived: true }));
    await updateArchived(tx, id, null);
    await recordAudit(tx, ctx, [
      { action: "price_rule.restored", subject: "price_rule", subjectId: id, before: null, after: { title } },
    ]);
    tx.emit({ type: "menu_changed" });
    return { message: ctx.say("priceRules.reply.restored", { title }) };
  });
}
