import type { MenuItemId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { WireOffers } from "../contract/offers.ts";
import { HOURS_FIELDS, RULE_FIELDS } from "./offers-sql.ts";

/**
 * The rules that are switched on, in their order, and the hours of categories and items: all, or as far as they are about
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
