import { filePath } from "#core/files/contract/files.ts";
import { readSettings } from "#core/settings/server/public.ts";
import { combosOnMenu } from "#menu/combos/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { readIds, readList } from "#platform/server/lists/read-list.ts";
import { foldedSql, searchPattern } from "#platform/server/lists/search-sql.ts";
import type {
  findMenuItemIds,
  listMenuItems,
  MenuCard,
  readMenuItem,
  searchMenuItems,
} from "../../contract/menu-items.ts";
import { allCategories, categoryOf } from "../categories/category-queries.ts";
import { allItems, itemById } from "./item-rows.ts";
import { itemView } from "./item-view.ts";

/** Returns the whole menu, with hidden items. */
export function listItems(ctx: StaffContext): Promise<ResponseOf<typeof listMenuItems>> {
  return ctx.inTenant(async (tx) => {
    const { details } = await readSettings(tx, ctx.now);
    return { menuItems: (await allItems(tx)).map((item) => itemView(item, details.targetFoodCost)) };
  });
}

/** Returns a page of the menu. */
export function searchItems(
  ctx: StaffContext,
  query: QueryOf<typeof searchMenuItems>,
): Promise<ResponseOf<typeof searchMenuItems>> {
  return ctx.inTenant(async (tx) => {
    if (query.category !== undefined) categoryOf(await allCategories(tx), query.category);
    const { currency } = await readSettings(tx, ctx.now);
    const page = await readList(tx, itemList, itemListValues(tx, query), query);
    return { ...page, rows: page.rows.map(cardView), currency };
  });
}

/** Returns the ids of all items that a search would find. */
export function findItemIds(
  ctx: StaffContext,
  query: QueryOf<typeof findMenuItemIds>,
): Promise<ResponseOf<typeof findMenuItemIds>> {
  return ctx.inTenant(async (tx) => {
    if (query.category !== undefined) categoryOf(await allCategories(tx), query.category);
    return { ids: await readIds<MenuItemId>(tx, itemList, itemListValues(tx, query)) };
  });
}

/** Returns one item and the ingredients that its recipe can take. */
export function readItem(ctx: StaffContext, id: MenuItemId): Promise<ResponseOf<typeof readMenuItem>> {
  return ctx.inTenant(async (tx) => {
    const { currency, details } = await readSettings(tx, ctx.now);
    const formattedMenuItem = itemView(await itemById(tx, id), details.targetFoodCost);
    const inventoryItems = await ingredients(tx);
    const isCombo = (await combosOnMenu(tx)).ids.has(id);
    return {
      formattedMenuItem,
      inventoryItems,
      isCombo,
      currency,
      target_food_cost: details.targetFoodCost,
      ...(await itemNeighbours(tx, id)),
    };
  });
}

function ingredients(tx: Tx) {
  return tx.rows(
    sqlOf
      .selectFrom("inventory_items")
      .select(["id", "title", "unit"])
      .where("tenant_id", "=", tx.tenantId)
      .where("archived_at", "is", null)
      .orderBy("title")
      .orderBy("id"),
  );
}

const fewRows = "a menu has some thousands of items at most, and its categories join in one pass";

/** Pads a number to ten digits, so that it sorts as text. */
const padded = (sql: string) => `lpad((${sql})::text, 10, '0')`;

/** List of the menu; $2 is a pattern of title or internal code, $3 the category, $4 the state. */
const itemList = listSource<MenuCard>()({
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
    cross join lateral (select count(*)::integer as amount from item_addons
      where tenant_id = $1 and menu_item_id = i.id and archived_at is null) a`,
});

/** Values of the list's parameters. */
function itemListValues(
  tx: Tx,
  { q, category, state }: Pick<QueryOf<typeof searchMenuItems>, "q" | "category" | "state">,
): unknown[] {
  return listValues(tx, searchPattern(q), category ?? null, state ?? null);
}

/** Replaces the picture of a card by its path. */
function cardView(card: MenuCard): MenuCard {
  return { ...card, image: card.image === null ? null : filePath(card.image) };
}

interface NamedItem {
  readonly id: MenuItemId;
  readonly title: string;
}

/** The items before and after one in the order of the menu; null at its ends. */
interface ItemNeighbours {
  readonly previous: NamedItem | null;
  readonly next: NamedItem | null;
}

/** Throws `not_found` when the item is not on the menu. */
async function itemNeighbours(tx: Tx, id: MenuItemId): Promise<ItemNeighbours> {
  const [neighbours] = await tx.query<ItemNeighbours>({
    text: `select previous, next from (
        select i.id, lag(named) over in_order as previous, lead(named) over in_order as next
        from menu_items i
        left join categories c on c.tenant_id = $1 and c.id = i.category_id
        cross join lateral (select json_build_object('id', i.id, 'title', i.title) as named) n
        where i.tenant_id = $1 and i.archived_at is null
        window in_order as (order by c.position nulls last, c.id, i.position, i.id)
      ) menu
      where id = $2`,
    values: [tx.tenantId, id],
  });
  return found(neighbours);
}
