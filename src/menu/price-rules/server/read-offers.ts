import type { MenuItemId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { WireOffers } from "../contract/offers.ts";

/** The hours `h` of an owner, as on the wire. */
export const HOURS_FIELDS = `'weekdays', h.weekdays, 'from', h.from_minute, 'to', h.to_minute,
  'starts_on', h.starts_on, 'ends_on', h.ends_on`;

/**
 * The rule `r` of tenant $1, as on the wire. $2 limits its items and prices to these items; null: all. Archived
 * things are not offered, so the rule does not name them.
 */
export const RULE_FIELDS = `'id', r.id, 'title', r.title, 'dining_options', r.dining_options, 'sources', r.sources,
  'reach', r.reach, 'effect', r.effect, 'percent', r.percent_bp, 'amount', r.amount_cents,
  'includes_addons', r.includes_addons,
  'hours', (select coalesce(json_agg(json_build_object(${HOURS_FIELDS}) order by h.id), '[]')
    from offer_hours h where h.tenant_id = $1 and h.price_rule_id = r.id),
  'category_ids', (select coalesce(json_agg(t.category_id order by t.id), '[]')
    from price_rule_targets t join categories c on c.tenant_id = $1 and c.id = t.category_id
    where t.tenant_id = $1 and t.price_rule_id = r.id and c.archived_at is null),
  'item_ids', (select coalesce(json_agg(t.menu_item_id order by t.id), '[]')
    from price_rule_targets t join menu_items i on i.tenant_id = $1 and i.id = t.menu_item_id
    where t.tenant_id = $1 and t.price_rule_id = r.id and i.archived_at is null
      and ($2::bigint[] is null or i.id = any($2))),
  'prices', (select coalesce(json_agg(json_build_object('item_id', p.menu_item_id, 'variant_id', p.variant_id,
      'price', p.price_cents) order by p.id), '[]')
    from price_rule_prices p join menu_items i on i.tenant_id = $1 and i.id = p.menu_item_id
      left join menu_variants v on v.tenant_id = $1 and v.id = p.variant_id
    where p.tenant_id = $1 and p.price_rule_id = r.id and i.archived_at is null and v.archived_at is null
      and ($2::bigint[] is null or i.id = any($2)))`;

/**
 * Reads the active rules in their order and the hours of categories and items; with `itemIds` only what concerns
 * these items.
 */
export async function readOffers(tx: Tx, itemIds: readonly MenuItemId[] | null = null): Promise<WireOffers> {
  const [row] = await tx.query<WireOffers>({ text: OFFERS, values: [tx.tenantId, itemIds] });
  return required(row, "the row of a select without a from");
}

const OFFERS = `select
  (select coalesce(json_agg(json_build_object(${RULE_FIELDS}) order by r.position, r.id), '[]')
    from price_rules r where r.tenant_id = $1 and r.is_active and r.archived_at is null) as "priceRules",
  (select coalesce(json_agg(json_build_object('category_id', h.category_id, 'item_id', h.menu_item_id, ${HOURS_FIELDS})
      order by h.id), '[]')
    from offer_hours h
      left join categories c on c.tenant_id = $1 and c.id = h.category_id
      left join menu_items i on i.tenant_id = $1 and i.id = h.menu_item_id
    where h.tenant_id = $1 and h.price_rule_id is null and c.archived_at is null and i.archived_at is null
      and ($2::bigint[] is null or h.category_id is not null or i.id = any($2))) as "offerHours"`;
