import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { RuleFields } from "./rule-queries.ts";

/** A rule as the audit log tells it: what it reaches by title, and nothing of what counts for another effect. */
export async function ruleFacts(tx: Tx, rule: RuleFields): Promise<object> {
  const { title, dining_options, sources, hours, reach, effect, percent, amount, includes_addons } = rule;
  const named = await selectNamed(tx, rule);
  return { title, dining_options, sources, hours, reach, ...named, effect, percent, amount, includes_addons };
}

/** Titles of the categories, items and fixed prices of a rule, in the order of the rule. */
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
