import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { PriceRuleId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit } from "#platform/server/http/edit-version.ts";
import type {
  addPriceRule as addPriceRuleRoute,
  listPriceRules as listPriceRulesRoute,
} from "../contract/price-rules.ts";
import { MAX_PRICE_RULES } from "../domain/price-rule.ts";
import {
  editedRuleFields,
  insertRule,
  isKnown,
  lockRule,
  lockRules,
  type RuleFields,
  selectRules,
  updateActive,
  updateArchived,
  updatePositions,
  updateRule,
} from "./rule-queries.ts";

type Body = BodyOf<typeof addPriceRuleRoute>;
type SavedRule = Promise<ResponseOf<typeof addPriceRuleRoute>>;

/** Adds a price list or a happy hour after the others, switched on. */
export function addPriceRule(ctx: StaffContext, body: Body): SavedRule {
  return ctx.inTenant(async (tx) => {
    await refuseTooMany(tx);
    const fields = await checkedFields(tx, body);
    const id = await insertRule(tx, fields);
    return saved(tx, ctx, id);
  });
}

/** Changes a rule. Orders that were sent keep their prices. */
export function changePriceRule(ctx: StaffContext, id: PriceRuleId, body: Body): SavedRule {
  return ctx.inTenant(async (tx) => {
    found(await lockRule(tx, id));
    const current = required((await selectRules(tx, id))[0], "the rule that is locked");
    refuseStaleEdit(body.version, editedRuleFields(current));
    const before = await ruleFacts(tx, current);
    await updateRule(tx, id, await checkedFields(tx, body));
    return saved(tx, ctx, id, before);
  });
}

/**
 * Returns the fields that matter for the rule's effect and reach. Throws `not_found` for anything that is not on the
 * menu.
 */
async function checkedFields(tx: Tx, { version: _, ...fields }: Body): Promise<RuleFields> {
  if (!(await isKnown(tx, fields))) throw new AppError("not_found");
  const { effect, reach } = fields;
  const isChosen = effect !== "fixed" && reach === "chosen";
  return {
    ...fields,
    reach: isChosen ? "chosen" : "menu",
    category_ids: isChosen ? fields.category_ids : [],
    item_ids: isChosen ? fields.item_ids : [],
    percent: effect === "percent" ? fields.percent : null,
    amount: effect === "amount" ? fields.amount : null,
    prices: effect === "fixed" ? fields.prices : [],
    includes_addons: effect === "percent" && fields.includes_addons,
  };
}

async function saved(tx: Tx, ctx: StaffContext, id: PriceRuleId, before: object | null = null): SavedRule {
  const rule = required((await selectRules(tx, id))[0], "the rule that was saved");
  const action = before === null ? "price_rule.added" : "price_rule.updated";
  await recordAudit(tx, ctx, [
    { action, subject: "price_rule", subjectId: id, before, after: await ruleFacts(tx, rule) },
  ]);
  tx.emit({ type: "menu_changed" });
  const said = before === null ? "added" : "saved";
  return { message: ctx.say(`priceRules.reply.${said}`, { title: rule.title }), rule };
}

/** Returns all rules in their order, including those switched off. */
export function listPriceRules(ctx: StaffContext): Promise<ResponseOf<typeof listPriceRulesRoute>> {
  return ctx.inTenant(async (tx) => ({ rules: await selectRules(tx) }));
}

/** Returns a rule for the audit log: with titles of what it reaches, and only the values of its effect. */
async function ruleFacts(tx: Tx, rule: RuleFields): Promise<object> {
  const { title, dining_options, sources, hours, reach, effect, percent, amount, includes_addons } = rule;
  const named = await selectNamed(tx, rule);
  return { title, dining_options, sources, hours, reach, ...named, effect, percent, amount, includes_addons };
}

/** Reads the titles of a rule's categories, items and fixed prices, in the order of the rule. */
async function selectNamed(tx: Tx, { category_ids, item_ids, prices }: RuleFields): Promise<object> {
  const rows = await tx.query<{ categories: string[]; items: string[]; prices: object[] }>({
    text: `select
      array(select c.title from unnest($2::bigint[]) with ordinality as n(id, place)
        join categories c on c.tenant_id = $1 and c.id = n.id order by n.place) as categories,
      array(select i.title from unnest($3::bigint[]) with ordinality as n(id, place)
        join menu_items i on i.tenant_id = $1 and i.id = n.id order by n.place) as items,
      array(select jsonb_build_object('item', i.title, 'variant', v.title, 'price', p.price)
        from jsonb_to_recordset($4::jsonb) as p(item_id bigint, variant_id bigint, price bigint)
        join menu_items i on i.tenant_id = $1 and i.id = p.item_id
        left join menu_variants v on v.tenant_id = $1 and v.id = p.variant_id
        order by i.title, v.position) as prices`,
    values: [tx.tenantId, category_ids, item_ids, JSON.stringify(prices)],
  });
  return required(rows[0], "the row of a select without a from");
}

/** Throws `too_many_price_rules` when a restaurant has the most already. */
async function refuseTooMany(tx: Tx): Promise<void> {
  if ((await lockRules(tx)).length >= MAX_PRICE_RULES)
    throw new AppError("too_many_price_rules", { details: { most: MAX_PRICE_RULES } });
}

type Reply = Promise<{ message: string }>;

/** Switches a rule on or off. */
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

/**
 * Puts the rules in order; rules that are not named (somebody added them meanwhile) follow in their old order.
 */
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
    return { message: ctx.say("common.order_saved") };
  });
}

/** Archives a rule (docs/decisions/0042). Nothing refers to a rule: orders keep its title. */
export function archivePriceRule(ctx: StaffContext, id: PriceRuleId): Reply {
  return ctx.inTenant(async (tx) => {
    const { title } = found(await lockRule(tx, id));
    await updateArchived(tx, id, ctx.now);
    await recordAudit(tx, ctx, [
      { action: "price_rule.archived", subject: "price_rule", subjectId: id, before: { title }, after: null },
    ]);
    tx.emit({ type: "menu_changed" });
    return { message: ctx.say("common.title_was_deleted", { title }) };
  });
}

/** Restores an archived rule at its old place, while there is room. */
export function restorePriceRule(ctx: StaffContext, id: PriceRuleId): Reply {
  return ctx.inTenant(async (tx) => {
    await refuseTooMany(tx);
    const { title } = found(await lockRule(tx, id, { archived: true }));
    await updateArchived(tx, id, null);
    await recordAudit(tx, ctx, [
      { action: "price_rule.restored", subject: "price_rule", subjectId: id, before: null, after: { title } },
    ]);
    tx.emit({ type: "menu_changed" });
    return { message: ctx.say("common.title_was_restored", { title }) };
  });
}
