import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { PriceRuleId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit } from "#platform/server/http/edit-version.ts";
import type { addPriceRule as definition } from "../contract/price-rules.ts";
import { refuseTooMany } from "./refuse-too-many.ts";
import { ruleFacts } from "./rule-facts.ts";
import {
  editedFields,
  insertRule,
  isKnown,
  lockRule,
  type RuleFields,
  selectRules,
  updateRule,
} from "./rule-queries.ts";

type Body = BodyOf<typeof definition>;
type Reply = Promise<ResponseOf<typeof definition>>;

/** Adds a price list or a happy hour behind the others, switched on. */
export function addPriceRule(ctx: StaffContext, body: Body): Reply {
  return ctx.inTenant(async (tx) => {
    await refuseTooMany(tx);
    const fields = await checkedFields(tx, body);
    const id = await insertRule(tx, fields);
    return saved(tx, ctx, id);
  });
}

/** Changes a rule. What was sent keeps the price it was sold at. */
export function changePriceRule(ctx: StaffContext, id: PriceRuleId, body: Body): Reply {
  return ctx.inTenant(async (tx) => {
    found(await lockRule(tx, id));
    const current = required((await selectRules(tx, id))[0], "the rule that is locked");
    refuseStaleEdit(body.version, editedFields(current));
    const before = await ruleFacts(tx, current);
    await updateRule(tx, id, await checkedFields(tx, body));
    return saved(tx, ctx, id, before);
  });
}

/** Keeps of the fields what counts for the rule's effect and reach; refuses `not_found` for what is not on the menu. */
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

async function saved(tx: Tx, ctx: StaffContext, id: PriceRuleId, before: object | null = null): Reply {
  const rule = required((await selectRules(tx, id))[0], "the rule that was saved");
  const action = before === null ? "price_rule.added" : "price_rule.updated";
  await recordAudit(tx, ctx, [
    { action, subject: "price_rule", subjectId: id, before, after: await ruleFacts(tx, rule) },
  ]);
  tx.emit({ type: "menu_changed" });
  const said = before === null ? "added" : "saved";
  return { message: ctx.say(`priceRules.reply.${said}`, { title: rule.title }), rule };
}
