/** The hours `h` of a thing, as the wire has them. */
export const HOURS_FIELDS = `'weekdays', h.weekdays, 'from', h.from_minute, 'to', h.to_minute,
  'starts_on', h.starts_on, 'ends_on', h.ends_on`;

/**
 * The rule `r` of tenant $1, as the wire has it. $2: null, or the only items of which targets and prices are read. What is
 * archived is not offered, so no rule names it.
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
