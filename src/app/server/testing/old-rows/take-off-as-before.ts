import type pg from "pg";

/**
 * Voids a dish of a restaurant's order at noon 50 days ago, gives one away in the night before, and cancels another order, as
 * it was written before migration 0201.
 */
export const takeOffAsBefore = (owner: pg.Client, id: number) =>
  owner.query(
    `with moments as (
       select date_trunc('day', now(), 'UTC') - interval '50 days' + interval '6 hours' as night,
         date_trunc('day', now(), 'UTC') - interval '50 days' + interval '18 hours' as noon
     ), other as (
       insert into orders (tenant_id, client_uuid, account_id, order_no, token_no, round, business_date, created_at, cancelled_at)
       select $1, gen_random_uuid(), account_id, 3, 3, 3, business_date, created_at, noon from orders, moments where tenant_id = $1
       returning id
     ), free as (
       insert into courtesies (tenant_id, unit_price_cents, reason, created_at, created_by)
       select $1, 1000, 'Cumpleaños', night, (select min(id) from users where tenant_id = $1) from moments returning id
     ), old as (
       select order_id, menu_item_id, station_id, title, created_at from order_lines where tenant_id = $1 limit 1
     )
     insert into order_lines (tenant_id, client_uuid, order_id, menu_item_id, station_id, title, created_at, quantity, unit_price_cents,
       status, status_changed_at, courtesy_id)
     select $1, gen_random_uuid(), coalesce(d.order_id, old.order_id), menu_item_id, station_id, title, created_at, pieces, price, status, noon, courtesy
     from old, moments, (
       select null::bigint as order_id, 2 as pieces, 1000 as price, 'cancelled' as status, null::bigint as courtesy
       union all select null, 4, 0, 'delivered', id from free
       union all select id, 5, 1000, 'cancelled', null from other
     ) d`,
    [id],
  );
