-- Tokens of each business day have a row of their own: with one row for all days, a clock that was set wrong for a while
-- gave a day the numbers of another one, or the same numbers twice.
create table order_tokens (
  tenant_id bigint not null references tenants (id),
  day date not null,
  -- The newest token of the day.
  value bigint not null,
  primary key (tenant_id, day)
);
select protect_tenant_table('order_tokens', 'select, insert, update');

-- Row level security is forced on the owner as well, so tenants come one by one.
do $$
declare
  tenant bigint;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    insert into order_tokens (tenant_id, day, value)
    select tenant_id, business_date, max(token_no) from orders
    where tenant_id = tenant and business_date >= current_date - 7 group by 1, 2
    on conflict do nothing;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
