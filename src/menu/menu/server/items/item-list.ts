import { filePath } from "#core/files/contract/files.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { foldedSql, searchPattern } from "#platform/server/lists/search-sql.ts";
import type { MenuCard, searchMenuItems } from "../../contract/menu-items.ts";

const fewRows = "a menu has some thousands of items at most, and its categories join in one pass";

/** Ten digits, so that text sorts as the number does. */
const padded = (sql: string) => `lpad((${sql})::text, 10, '0')`;

/** The menu; $2 a pattern of title or internal code, $3 the category, $4 the state. */
export const itemList = listSource<MenuCard>()({
  id: "i.id",
  from: "menu_items i left join categories c on c.tenant_id = $1 and c.id = i.category_id",
  where: `i.tenant_id = $1 and i.archived_at is null
    and ($2::text is null or ${foldedSql("i.title")} like $2 or ${foldedSql("i.internal_code")} like $2)
    and ($3::bigint is null or i.category_id = $3)
    and case $4::text when 'shown' then i.is_enabled when 'hidden' then not i.is_enabled
      when 'uncategorised' then i.category_id is null else true end`,
  sorts: {
    menu: {
      by: `case when c.id is null then 'z' else ${padded("c.position")} || ${padded("c.id")} end || ${padded("i.position")}`,
      type: "text",
      index: { fewRows },
    },
    title: { by: foldedSql("i.title"), type: "text", index: { fewRows } },
    price: { by: "i.price_cents", type: "bigint", index: { fewRows } },
  },
  columns: columnsOf<MenuCard>({
    id: "i.id",
    title: "i.title",
    price: "i.price_cents",
    net_price: "i.net_price_cents",
    image: "i.image",
    category_id: "i.category_id",
    category_title: "c.title",
    tax_id: "i.tax_id",
    tax_title: "t.title",
    tax_rate: "coalesce(t.rate_bp, 0)",
    tax_type: "t.type",
    station_id: "i.station_id",
    dte_codigo_interno: "i.internal_code",
    is_enabled: "i.is_enabled",
    variants_count: "v.amount",
    addons_count: "a.amount",
  }),
  details: `cross join lateral (select * from menu_items where tenant_id = $1 and id = page.id offset 0) i
    left join categories c on c.tenant_id = $1 and c.id = i.category_id
    left join taxes t on t.tenant_id = $1 and t.id = i.tax_id
    cross join lateral (select count(*)::integer as amount from menu_variants
      where tenant_id = $1 and menu_item_id = i.id and archived_at is null) v
    cross join lateral (select count(*)::integer as amount from menu_addons
      where tenant_id = $1 and menu_item_id = i.id and archived_at is null) a`,
});

/** The values of the list's parameters. */
export function itemListValues(
  tx: Tx,
  { q, category, state }: Pick<QueryOf<typeof searchMenuItems>, "q" | "category" | "state">,
): unknown[] {
  return listValues(tx, searchPattern(q), category ?? null, state ?? null);
}

/** A card as screens get it: its picture by path. */
export function cardView(card: MenuCard): MenuCard {
  return { ...card, image: card.image === null ? null : filePath(card.image) };
}
