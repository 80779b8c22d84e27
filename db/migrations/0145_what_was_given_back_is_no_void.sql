-- A dish that was paid and given back before it was handed over is a refund and no void (docs/decisions/0086). Days that are summed
-- count such dishes as both: the job sums them anew, and they are read as they are until then.
create function mark_days_of_withdrawn_dishes() returns void language plpgsql as $$
declare
  home bigint;
begin
  for home in select t.id from tenants t where t.kind = 'restaurant' order by t.id loop
    perform set_config('app.tenant_id', home::text, true);
    insert into report_stale_days (tenant_id, business_date, written_by)
      select distinct home, o.business_date, 0::bigint
      from refund_lines g
      join invoice_lines x on x.tenant_id = home and x.id = g.invoice_line_id
      join order_lines l on l.tenant_id = home and l.id = x.order_line_id and l.status = 'cancelled'
      join orders o on o.tenant_id = home and o.id = l.order_id
      join report_watermarks w on w.tenant_id = home and o.business_date <= w.summed_until
      where g.tenant_id = home
      on conflict do nothing;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
select mark_days_of_withdrawn_dishes();
drop function mark_days_of_withdrawn_dishes();
