import type { Tx } from "#platform/server/db/tx.ts";
import { holdNews } from "./publish-days.ts";

/**
 * Moves what the transaction's restaurant came to into the sums of restaurants that are gone, in one piece: what all restaurants came to
 * stays what it was. For a restaurant that is being deleted, which publishes nothing any more; a second time there is nothing to move.
 */
export async function foldPast(tx: Tx): Promise<void> {
  await holdNews(tx);
  await tx.query({
    text: `with gone as (
        delete from tenant_day_sums where tenant_id = $1 returning business_date, currency, orders, sales_cents
      )
      insert into deleted_day_sums as d (business_date, currency, orders, sales_cents)
      select business_date, currency, orders, sales_cents from gone order by business_date
      on conflict (business_date, currency) do update set orders = d.orders + excluded.orders,
        sales_cents = d.sales_cents + excluded.sales_cents`,
    values: [tx.tenantId],
  });
  await tx.query({
    text: `with gone as (
        delete from tenant_visit_sums where tenant_id = $1 returning business_date, before, customers
      )
      insert into deleted_visit_sums as d (business_date, before, customers)
      select business_date, before, customers from gone order by business_date, before
      on conflict (business_date, before) do update set customers = d.customers + excluded.customers`,
    values: [tx.tenantId],
  });
}
