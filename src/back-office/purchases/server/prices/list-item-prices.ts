import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import type { listItemPrices as definition, PastPrice } from "../../contract/price-watch.ts";

/** What the ingredient $2 cost each time. */
const itemPrices = listSource<PastPrice>()({
  id: "l.id",
  from: "purchase_items l",
  where: "l.tenant_id = $1 and l.inventory_item_id = $2::bigint and l.is_price",
  sorts: { date: { by: "l.business_date", type: "date", index: "purchase_items_prices" } },
  columns: columnsOf<PastPrice>({
    id: "l.id",
    purchase_id: "l.purchase_id",
    number: "p.number",
    date: "l.business_date",
    vendor_id: "p.vendor_id",
    vendor_name: "p.vendor_name",
    quantity: "l.stock_quantity",
    unit_cost: "l.unit_cost_micros",
  }),
  details: `cross join lateral (select * from purchase_items where tenant_id = $1 and id = page.id offset 0) l
    cross join lateral (select * from purchases where tenant_id = $1 and id = l.purchase_id offset 0) p`,
});

/** A page of what an ingredient cost each time it was bought. Refuses `not_found`. */
export function listItemPrices(
  ctx: StaffContext,
  itemId: InventoryItemId,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const [item] = await tx.query<{ title: string; unit: string }>({
      text: "select title, unit from inventory_items where tenant_id = $1 and id = $2",
      values: [tx.tenantId, itemId],
    });
    const { title, unit } = found(item);
    const { currency } = await readSettings(tx, ctx.now);
    return { ...(await readList(tx, itemPrices, listValues(tx, itemId), query)), title, unit, currency };
  });
}
