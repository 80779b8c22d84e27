import type { PriceRuleId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { versionOf } from "#platform/server/http/edit-version.ts";
import type { WireRule } from "../contract/offers.ts";
import type { EditedRule } from "../contract/price-rules.ts";
import { replaceHours } from "./offer-hours.ts";
import { RULE_FIELDS } from "./read-offers.ts";

export type RuleFields = Omit<WireRule, "id">;

/** Reads the rules that are not archived in their order, or only the one with this id. */
export async function selectRules(tx: Tx, id: PriceRuleId | null = null): Promise<EditedRule[]> {
  const rows = await tx.query<{ rule: WireRule & { is_active: boolean } }>({
    text: `select json_build_object(${RULE_FIELDS}, 'is_active', r.is_active) as rule from price_rules r
      where r.tenant_id = $1 and r.archived_at is null and ($3::bigint is null or r.id = $3)
      order by r.position, r.id`,
    values: [tx.tenantId, null, id],
  });
  return rows.map(({ rule }) => ({ ...rule, version: versionOf(editedRuleFields(rule)) }));
}

/** Returns the editable fields of a rule; switching and ordering are separate actions. */
export function editedRuleFields(rule: RuleFields): Record<keyof RuleFields, unknown> {
  const { title, dining_options, sources, hours, reach, category_ids, item_ids } = rule;
  const { effect, percent, amount, prices, includes_addons } = rule;
  return {
    title,
    dining_options,
    sources,
    hours,
    reach,
    category_ids,
    item_ids,
    effect,
    percent,
    amount,
    prices,
    includes_addons,
  };
}

/** Locks a rule; undefined when there is none. An archived rule is found only with `archived`. */
export function lockRule(tx: Tx, id: PriceRuleId, { archived = false } = {}) {
  return tx.first(
    sqlOf
      .selectFrom("price_rules")
      .select(["id", "title", "is_active"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .where("archived_at", archived ? "is not" : "is", null)
      .forUpdate(),
  );
}

/** Adds a rule after the others. */
export async function insertRule(tx: Tx, fields: RuleFields): Promise<PriceRuleId> {
  const [row] = await tx.query<{ id: PriceRuleId }>({
    text: `insert into price_rules (tenant_id, title, dining_options, sources, reach, effect, percent_bp, amount_cents,
        includes_addons, position)
      select $1, $2, $3, $4, $5, $6, $7, $8, $9,
        1 + coalesce((select max(position) from price_rules where tenant_id = $1), 0)
      returning id`,
    values: [tx.tenantId, ...columnsOf(fields)],
  });
  const { id } = required(row, "the new rule");
  await replaceParts(tx, id, fields);
  return id;
}

/** Replaces the fields of a locked rule. */
export async function updateRule(tx: Tx, id: PriceRuleId, fields: RuleFields): Promise<void> {
  await tx.query({
    text: `update price_rules set title = $2, dining_options = $3, sources = $4, reach = $5, effect = $6,
        percent_bp = $7, amount_cents = $8, includes_addons = $9
      where tenant_id = $1 and id = $10`,
    values: [tx.tenantId, ...columnsOf(fields), id],
  });
  await replaceParts(tx, id, fields);
}

function columnsOf(fields: RuleFields): unknown[] {
  const { title, dining_options, sources, reach, effect, percent, amount, includes_addons } = fields;
  return [title, dining_options, sources, reach, effect, percent, amount, includes_addons];
}

async function replaceParts(tx: Tx, id: PriceRuleId, fields: RuleFields): Promise<void> {
  await replaceHours(tx, { ruleId: id }, fields.hours);
  await tx.query({
    text: "delete from price_rule_targets where tenant_id = $1 and price_rule_id = $2",
    values: [tx.tenantId, id],
  });
  await tx.query({
    text: "delete from price_rule_prices where tenant_id = $1 and price_rule_id = $2",
    values: [tx.tenantId, id],
  });
  await tx.query({
    text: `insert into price_rule_targets (tenant_id, price_rule_id, category_id, menu_item_id)
      select $1, $2, t.category_id, t.item_id
      from jsonb_to_recordset($3::jsonb) as t(category_id bigint, item_id bigint)`,
    values: [tx.tenantId, id, JSON.stringify(targetsOf(fields))],
  });
  await tx.query({
    text: `insert into price_rule_prices (tenant_id, price_rule_id, menu_item_id, variant_id, price_cents)
      select $1, $2, p.item_id, p.variant_id, p.price
      from jsonb_to_recordset($3::jsonb) as p(item_id bigint, variant_id bigint, price bigint)`,
    values: [tx.tenantId, id, JSON.stringify(fields.prices)],
  });
}

const targetsOf = ({ category_ids, item_ids }: RuleFields) => [
  ...category_ids.map((category_id) => ({ category_id })),
  ...item_ids.map((item_id) => ({ item_id })),
];

/** Tells whether everything that the rule names is on this restaurant's menu, hidden or not. */
export async function isKnown(tx: Tx, fields: RuleFields): Promise<boolean> {
  const { category_ids, item_ids, prices } = fields;
  const [row] = await tx.query<{ isKnown: boolean }>({
    text: `select
      not exists (select from unnest($2::bigint[]) as n(id) where not exists (select from categories c
        where c.tenant_id = $1 and c.id = n.id and c.archived_at is null))
      and not exists (select from unnest($3::bigint[]) as n(id) where not exists (select from menu_items i
        where i.tenant_id = $1 and i.id = n.id and i.archived_at is null))
      and not exists (select from jsonb_to_recordset($4::jsonb) as p(item_id bigint, variant_id bigint)
        where p.variant_id is not null and not exists (select from menu_variants v
          where v.tenant_id = $1 and v.id = p.variant_id and v.menu_item_id = p.item_id and v.archived_at is null))
      as "isKnown"`,
    values: [
      tx.tenantId,
      category_ids,
      [...new Set([...item_ids, ...prices.map((price) => price.item_id)])],
      JSON.stringify(prices),
    ],
  });
  return required(row, "the row of a select without a from").isKnown;
}

export const updateActive = (tx: Tx, id: PriceRuleId, is_active: boolean) =>
  tx.run(
    sqlOf
      .updateTable("price_rules")
      .set({ is_active })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );

/** Archives a rule; null restores it. */
export const updateArchived = (tx: Tx, id: PriceRuleId, archived_at: Date | null) =>
  tx.run(
    sqlOf
      .updateTable("price_rules")
      .set({ archived_at })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );

/** Reads the titles of the rules in their order and locks all. */
export const lockRules = (tx: Tx) =>
  tx.rows(
    sqlOf
      .selectFrom("price_rules")
      .select(["id", "title"])
      .where("tenant_id", "=", tx.tenantId)
      .where("archived_at", "is", null)
      .orderBy("position")
      .orderBy("id")
      .forUpdate(),
  );

/** Sets the positions of the rules to their places in the list. */
export async function updatePositions(tx: Tx, ids: readonly PriceRuleId[]): Promise<void> {
  await tx.query({
    text: `update price_rules r set position = n.position
      from unnest($2::bigint[]) with ordinality as n(id, position) where r.tenant_id = $1 and r.id = n.id`,
    values: [tx.tenantId, ids],
  });
}
