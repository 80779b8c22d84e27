import type { ResponseOf } from "#platform/contract/define.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { readOfferedMenu as definition } from "../contract/price-rules.ts";
import { readOffers } from "./read-offers.ts";

type OfferedMenu = ResponseOf<typeof definition>;

/** What rules and hours can be about: the menu as it is sold, with its hours, to choose from and to try a moment on. */
export function readOfferedMenu(ctx: StaffContext): Promise<OfferedMenu> {
  return ctx.inTenant(async (tx) => {
    const { offerHours } = await readOffers(tx);
    return { ...(await selectMenu(tx)), offerHours: [...offerHours] };
  });
}

async function selectMenu(tx: Tx): Promise<Omit<OfferedMenu, "offerHours">> {
  const [row] = await tx.query<Omit<OfferedMenu, "offerHours">>({ text: MENU, values: [tx.tenantId] });
  return required(row, "the settings of the restaurant");
}

const CHOICES = `coalesce(json_agg(json_build_object('id', o.id, 'title', o.title, 'price', o.price_cents)
  order by o.position, o.id), '[]')`;

const MENU = `select s.time_zone, s.currency,
  (select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title) order by c.position, c.id), '[]')
    from categories c where c.tenant_id = $1 and c.archived_at is null) as categories,
  (select coalesce(json_agg(json_build_object('id', i.id, 'title', i.title, 'category_id', i.category_id,
      'price', i.price_cents,
      'variants', (select ${CHOICES} from menu_variants o
        where o.tenant_id = $1 and o.menu_item_id = i.id and o.archived_at is null),
      'addons', (select ${CHOICES} from menu_addons o
        where o.tenant_id = $1 and o.menu_item_id = i.id and o.archived_at is null))
      order by c.position nulls last, c.id, i.position, i.id), '[]')
    from menu_items i
    left join categories c on c.tenant_id = i.tenant_id and c.id = i.category_id
    where i.tenant_id = $1 and i.archived_at is null) as items
from store_settings s where s.tenant_id = $1`;
