import { readSettings } from "#core/settings/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { ApiKeyContext } from "#platform/server/http/context.ts";
import type { readPublicMenu } from "../contract/menu.ts";

type Menu = ResponseOf<typeof readPublicMenu>;

const VARIANTS = `(select coalesce(json_agg(json_build_object('id', p.id, 'title', p.title, 'price', p.price_cents)
    order by p.position, p.id), '[]')
  from menu_variants p where p.tenant_id = $1 and p.menu_item_id = i.id and p.archived_at is null)`;
const ADDONS = `(select coalesce(json_agg(json_build_object('id', p.id, 'title', p.title, 'price', p.price_cents)
    order by p.position, p.id), '[]')
  from menu_addons p where p.tenant_id = $1 and p.menu_item_id = i.id and p.archived_at is null)`;

const ITEM = columnsOf<Menu["items"][number]>({
  id: "i.id",
  category_id: "i.category_id",
  title: "i.title",
  description: "i.description",
  code: "i.internal_code",
  price: "i.price_cents",
  tax_rate: "i.iva_bp",
  is_enabled: "i.is_enabled",
  // Of a limit whose day has come nothing is left to say.
  remaining: "case when l.available_on is null or l.available_on > $2::date then l.remaining end",
  variants: VARIANTS,
  addons: ADDONS,
});

/** The menu as it is now, in its order. */
export function wholeMenu(ctx: ApiKeyContext): Promise<Menu> {
  return ctx.inTenant(async (tx) => {
    const { currency, today } = await readSettings(tx, ctx.now);
    const [categories, items] = await Promise.all([readCategories(tx), readItems(tx, today)]);
    return { currency, categories, items };
  });
}

function readCategories(tx: Tx): Promise<Menu["categories"]> {
  return tx.query<Menu["categories"][number]>({
    text: `select id, title, is_enabled from categories where tenant_id = $1 and archived_at is null order by position, id`,
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
