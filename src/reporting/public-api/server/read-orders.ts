import type { z } from "zod";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { OrderId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { ApiKeyContext } from "#platform/server/http/context.ts";
import { listSource } from "#platform/server/lists/list-source.ts";
import type { listPublicOrders, publicOrder } from "../contract/orders.ts";
import { dayValues, publicPageOf } from "./public-page.ts";

type PublicOrder = z.output<typeof publicOrder>;

const COLUMNS = columnsOf<PublicOrder>({
  id: "o.id",
  order_no: "o.order_no",
  token_no: "o.token_no",
  business_date: "o.business_date",
  created_at: "o.created_at",
  status:
    "case when o.cancelled_at is not null then 'cancelled' when o.payment_status = 'paid' then 'paid' else 'open' end",
  dining_option: "a.dining_option",
  source: "coalesce(o.source, a.source)",
  account_id: "o.account_id",
  table_title: "t.title",
  customer_id: "a.customer_id",
  lines: `(select coalesce(json_agg(json_build_object('id', l.id, 'menu_item_id', l.menu_item_id, 'title', l.title,
      'variant_title', l.variant_title, 'quantity', l.quantity, 'unit_price', l.unit_price_cents,
      'addons', (select coalesce(json_agg(json_build_object('title', x ->> 'title', 'price', (x ->> 'price')::bigint)), '[]')
        from jsonb_array_elements(l.addons) x),
      'notes', l.notes, 'status', l.status) order by l.id), '[]')
    from order_lines l where l.tenant_id = $1 and l.order_id = o.id)`,
});

const DETAILS = `join accounts a on a.tenant_id = $1 and a.id = o.account_id
  left join store_tables t on t.tenant_id = $1 and t.id = a.table_id`;

/** Orders of the business days $2 to $3. */
const ordersOfDays = listSource<PublicOrder>()({
  id: "o.id",
  from: "orders o",
  where: "o.tenant_id = $1 and o.business_date between $2::date and $3::date",
  sorts: { day: { by: "o.business_date", type: "date", index: "orders_by_day" } },
  columns: COLUMNS,
  details: `cross join lateral (select * from orders where tenant_id = $1 and id = page.id offset 0) o ${DETAILS}`,
});

/** A page of orders with their lines. */
export function ordersPage(
  ctx: ApiKeyContext,
  query: QueryOf<typeof listPublicOrders>,
): Promise<ResponseOf<typeof listPublicOrders>> {
  return ctx.inTenant((tx) =>
    publicPageOf(tx, ordersOfDays, dayValues(tx, query), { ...query, sort: "day" }),
  );
}

/** One order with its lines. */
export function oneOrder(ctx: ApiKeyContext, id: OrderId): Promise<PublicOrder> {
  return ctx.inTenant(async (tx) => {
    const [order] = await tx.query<PublicOrder>({
      text: `select ${COLUMNS} from orders o ${DETAILS} where o.tenant_id = $1 and o.id = $2`,
      values: [tx.tenantId, id],
    });
    return found(order);
  });
}
