import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { ApiKeyContext } from "#platform/server/http/context.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import type { listPublicStock } from "../contract/stock.ts";
import { publicPageOf } from "./public-page.ts";

type Stock = ResponseOf<typeof listPublicStock>;
type StockItem = Stock["data"][number];

/** Ingredients; $2 in a state, $3 changed at or after. */
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

/** A page of ingredients by title. */
export function stockPage(ctx: ApiKeyContext, query: QueryOf<typeof listPublicStock>): Promise<Stock> {
  return ctx.inTenant((tx) =>
    publicPageOf(tx, stockByTitle, listValues(tx, query.state ?? null, query.updated_since ?? null), {
      ...query,
      sort: "title",
    }),
  );
}
