import { createTenant } from "#core/tenants/server/public.ts";
import { sumDays } from "#reporting/reports/server/public.ts";
import type { BenchWorld } from "./bench-world.ts";
import type { Reader } from "./list-readings.ts";
import { accessCookie, signIn } from "./sign-in.ts";

/** Seeds a restaurant that had so many orders in the last 365 days, sums its days as the job does, and signs in its owner. */
export async function seedReportReader(
  { database }: BenchWorld,
  orders: number,
  place: number,
): Promise<Reader & { readonly summedIn: number }> {
  const label = `${orders.toLocaleString("en")} orders`;
  const tenantId = await createTenant(database.db, { name: label });
  await database.asSuperuser(yearOf(tenantId, orders));
  await database.asSuperuser("vacuum analyze");
  const began = performance.now();
  while ((await database.db.inTenant(tenantId, sumDays)) > 0);
  const summedIn = performance.now() - began;
  await database.asSuperuser(
    "vacuum analyze report_day_sums, report_month_sums, report_visits, report_customers",
  );
  const token = await signIn(database.db, tenantId, ["REPORTS"]);
  return { label, summedIn, cookie: `${accessCookie}=${token}`, address: `10.4.0.${place}` };
}

/** Different known customers of such a restaurant: every tenth order is of one. */
const customersOf = (orders: number) => Math.min(20_000, Math.max(1, Math.floor(orders / 50)));

/**
 * As the product leaves a paid order, without its checks of each row: two dishes of 120 on it, each ready within 25 minutes and made
 * of two of 40 ingredients, whose costs change each week; an invoice, a payment by one of four methods, at one of thirty tables,
 * served by one of eight waiters, between noon and ten at night.
 */
function yearOf(tenantId: number, orders: number): string {
  const customers = customersOf(orders);
  return `begin;
    set local session_replication_role = replica;
    select set_config('app.tenant_id', '${tenantId}', true);
    insert into menu_items (tenant_id, id, title, price_cents)
      select ${tenantId}, n, 'Platillo ' || n, 100 + n from generate_series(1, 120) n;
    insert into customers (tenant_id, id, phone, phone_key, name)
      select ${tenantId}, n, phone, phone, 'Cliente ' || n from (select n, '7' || lpad(n::text, 7, '0') as phone from generate_series(1, ${customers}) n) c;
    create temporary table sold on commit drop as
      select n, day, (day + interval '18 hours' + interval '10 hours' * ((n * 7919) % 1000) / 1000) at time zone 'UTC' as at,
        1 + (n * 31) % 120 as one, 1 + (n * 17 + 60) % 120 as other,
        case when n % 10 = 0 then 1 + (n / 10 * 7) % ${customers} end as customer
      from (
        select n, (now() at time zone 'America/El_Salvador')::date - (364 - (n - 1) * 365 / ${orders})::integer as day
        from generate_series(1::bigint, ${orders}) n
      ) days;
    insert into inventory_items (tenant_id, id, title, unit, quantity)
      select ${tenantId}, n, 'Insumo ' || n, 'kg', 0 from generate_series(1, 40) n;
    insert into stock_costs (tenant_id, id, inventory_item_id, at, unit_cost_micros)
      select ${tenantId}, n * 100 + week, n, now() - interval '1 week' * week, 1000000 + 10000 * week
      from generate_series(1, 40) n cross join generate_series(0, 54) week;
    insert into accounts (tenant_id, id, client_uuid, dining_option, source, customer_type, customer_id, people, waiter_id,
        business_date, opened_at, closed_at)
      select ${tenantId}, n, gen_random_uuid(), 'dinein', 'table', case when customer is null then 'WALKIN' else 'CUSTOMER' end,
        customer, 1 + n % 5, 1 + n % 8, day, at, at from sold;
    insert into orders (tenant_id, id, client_uuid, account_id, order_no, token_no, round, business_date, created_at, payment_status)
      select ${tenantId}, n, gen_random_uuid(), n, n, n % 1000, 1, day, at, 'paid' from sold;
    insert into order_lines (tenant_id, id, client_uuid, order_id, menu_item_id, station_id, title, quantity, unit_price_cents,
        status, created_at, status_changed_at, ready_at, stock_held)
      select ${tenantId}, n * 2 + k, gen_random_uuid(), n, case k when 0 then one else other end, 1, 'Platillo', 1 + k, 500,
        'delivered', at, at, at + interval '1 minute' * ((n * 13) % 25),
        jsonb_build_object((1 + one % 20)::text, 150, (21 + other % 20)::text, 80) from sold cross join generate_series(0, 1) k;
    insert into invoices (tenant_id, id, client_uuid, invoice_no, account_id, business_date, invoice_type, customer_id, table_title,
        floor, dining_option, sub_total_cents, tax_total_cents, discount_cents, tip_cents, total_cents, created_at, created_by, discount_code)
      select ${tenantId}, n, gen_random_uuid(), n, n, day, 'CONSUMIDOR_FINAL', customer, 'Mesa ' || n % 30, 'Salón', 'dinein',
        1427, 173, case when n % 20 = 0 then 100 else 0 end, case when n % 3 = 0 then 150 else 0 end,
        case when n % 20 = 0 then 1500 else 1600 end, at, 1 + n % 4, case when n % 20 = 0 then 'DIEZ' end from sold;
    insert into invoice_lines (tenant_id, id, invoice_id, order_line_id, title, quantity, unit_price_cents, line_total_cents,
        tax_rate_bp, tax_type, discount_cents, net_cents, service_charge_cents, tax_cents)
      select ${tenantId}, n * 2 + k, n, n * 2 + k, 'Platillo', 1 + k, 500, 500 * (1 + k), 1300, 'inclusive', 0, 442 * (1 + k), 0,
        58 * (1 + k) from sold cross join generate_series(0, 1) k;
    insert into payments (tenant_id, id, client_uuid, invoice_id, payment_type_id, payment_type_title, amount_cents, tip_cents,
        business_date, created_at, waiter_id)
      select ${tenantId}, n, gen_random_uuid(), n, 1 + n % 4, 'Efectivo', case when n % 20 = 0 then 1500 else 1600 end,
        case when n % 3 = 0 then 150 else 0 end, day, at, 1 + n % 8 from sold;
    commit;`;
}
