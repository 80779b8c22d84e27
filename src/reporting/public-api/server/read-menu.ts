import { readSettings } from "#core/settings/server/public.ts";
import type { BodyOf, QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { ApiKeyContext } from "#platform/server/http/context.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { limitIn } from "#service/item-limits/server/public.ts";
import type { readPublicMenu, setAvailability } from "../contract/menu.ts";
import type { listPublicStock } from "../contract/stock.ts";
import { publicPageOf } from "./public-page.ts";

type Menu = ResponseOf<typeof readPublicMenu>;

const VARIANTS = `(select coalesce(json_agg(json_build_object('id', p.id, 'title', p.title, 'price', p.price_cents)
    order by p.position, p.id), '[]')
  from menu_variants p where p.tenant_id = $1 and p.menu_item_id = i.id and p.archived_at is null)`;
const ADDONS = `(select coalesce(json_agg(json_build_object('id', p.id, 'title', p.title, 'price', p.price_cents)
    order by p.position, p.id), '[]')
  from item_addons p where p.tenant_id = $1 and p.menu_item_id = i.id and p.archived_at is null)`;

const ITEM = columnsOf<Menu["items"][number]>({
  id: "i.id",
  category_id: "i.category_id",
  title: "i.title",
  description: "i.description",
  code: "i.internal_code",
  price: "i.price_cents",
  tax_rate: "i.iva_bp",
  is_enabled: "i.is_enabled",
  // A limit whose day has come no longer counts.
  remaining: "case when l.available_on is null or l.available_on > $2::date then l.remaining end",
  variants: VARIANTS,
  addons: ADDONS,
});

/** Returns the present menu in its order. */
export function wholeMenu(ctx: ApiKeyContext): Promise<Menu> {
  return ctx.inTenant(async (tx) => {
    const { currency, today } = await readSettings(tx, ctx.now);
    const [categories, items] = await Promise.all([readCategories(tx), readItems(tx, today)]);
    return { currency, categories, items };
  });
}

function readCategories(tx: Tx): Promise<Menu["categories"]> {
  return tx.query<Menu["categories"][number]>({
    text: `select id, title, is_enabled, colour from categories
      where tenant_id = $1 and archived_at is null order by position, id`,
    values: [tx.tenantId],
  });
}

function readItems(tx: Tx, today: string): Promise<Menu["items"]> {
  return tx.query<Menu["items"][number]>({
    text: `select ${ITEM} from menu_items i
      left join item_limits l on l.tenant_id = $1 and l.menu_item_id = i.id
      where i.tenant_id = $1 and i.archived_at is null order by i.position, i.id`,
    values: [tx.tenantId, today],
  });
}

/**
 * Sets the remaining portions of an item, as a person at the till does; the log names the key. Throws `not_found`,
 * `combo_counts_parts`.
 */
export function limitByProgram(
  ctx: ApiKeyContext,
  itemId: MenuItemId,
  body: BodyOf<typeof setAvailability>,
): Promise<ResponseOf<typeof setAvailability>> {
  return ctx.inTenant(async (tx) => {
    const { itemLimit, before, title } = await limitIn(tx, ctx, itemId, body);
    const remaining = itemLimit?.remaining ?? null;
    await recordAudit(tx, ctx, [
      {
        action: "menu_item.limited_by_program",
        subject: "menu_item",
        subjectId: itemId,
        before: { title, remaining: before?.remaining ?? null },
        after: { title, remaining, api_key: ctx.keyName },
      },
    ]);
    return { item_id: itemId, remaining };
  });
}

type Stock = ResponseOf<typeof listPublicStock>;
type StockItem = Stock["data"][number];

/** Ingredients; $2 filters by state, $3 by a change at or after. */
const stockByTitle = listSource<StockItem>()({
  id: "s.id",
  from: "inventory_items s",
  where: `s.tenant_id = $1 and s.archived_at is null and ($2::text is null or s.status = $2)
    and ($3::timestamptz is null or s.updated_at >= $3)`,
  sorts: { title: { by: "s.sort_title", type: "text", index: "inventory_items_by_title" } },
  columns: columnsOf<StockItem>({
    id: "s.id",
    title: "s.title",
    group: "s.group_title",
    unit: "s.unit",
    quantity: "s.quantity",
    minimum: "s.min_quantity_threshold",
    state: "s.status",
    unit_cost: "trim_scale(s.unit_cost_micros / 1000000.0)::text",
    updated_at: "s.updated_at",
  }),
  details:
    "cross join lateral (select * from inventory_items where tenant_id = $1 and id = page.id offset 0) s",
});

/** Returns a page of ingredients by title. */
export function stockPage(ctx: ApiKeyContext, query: QueryOf<typeof listPublicStock>): Promise<Stock> {
  return ctx.inTenant((tx) =>
    publicPageOf(tx, stockByTitle, listValues(tx, query.state ?? null, query.updated_since ?? null), {
      ...query,
      sort: "title",
    }),
  );
}
