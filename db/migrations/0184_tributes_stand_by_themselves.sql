-- Tributes beside IVA (guide §11), as that of lodging, were counted as tax of the sale: reports and lists called IVA what is none. An
-- invoice says them by themselves: total = subtotal − discount + tax + service charge + tributes, and so does each of its lines. Of a
-- refund they are what its amount is more than its subtotal and tax.
alter table invoices add column tributes_cents bigint not null default 0;
alter table invoice_lines add column tributes_cents bigint not null default 0;
alter table refunds add column tributes_cents bigint not null default 0;

-- Invoices written by hand from before. Their document says the sum; without one, the taxes that the sale froze do, but for a tribute of
-- IVA's own rate, which stands in one row with it. A line has its share by price and rate.
do $$
declare
  tenant bigint;
  day date;
begin
  for tenant in select id from tenants where kind = 'restaurant' order by id loop
    perform set_config('app.tenant_id', tenant::text, true);
    continue when not exists (select from invoices where tenant_id = tenant and account_id is null);
    create temporary table mended on commit drop as
      with written as (
        select i.id, i.tax_total_cents, s.id as sale_id, s.sale
        from invoices i join documents s on s.tenant_id = i.tenant_id and s.invoice_id = i.id
        where i.tenant_id = tenant and i.account_id is null and s.sale ? 'written'
      ), items as (
        select w.id, x.place, x.item ->> 'dte_cod_tributo_adicional' as code,
          coalesce((x.item ->> 'dte_porcentaje_adicional')::integer, 0) as rate, l.id as line_id, l.net_cents, l.tax_cents
        from written w
        cross join lateral jsonb_array_elements(w.sale -> 'written') with ordinality x(item, place)
        join lateral (
          select id, net_cents, tax_cents, row_number() over (order by id) as place from invoice_lines
          where tenant_id = tenant and invoice_id = w.id
        ) l on l.place = x.place
      ), sums as (
        select w.id, coalesce(
          (select d.tributes_cents from tax_documents d
            where d.tenant_id = tenant and d.sale_id = w.sale_id and d.replaces_id is null and d.kind in ('01', '03')),
          (select sum((t ->> 'tax')::bigint) from jsonb_array_elements(w.sale -> 'taxes') t
            where t ->> 'type' = 'exclusive' and (t ->> 'rate')::integer <> 1300
              and (t ->> 'rate')::integer in (select rate from items where items.id = w.id and code is not null)),
          0) as tributes
        from written w
      ), weighed as (
        select i.*, s.tributes, sum(i.net_cents * i.rate) over (partition by i.id order by i.place) as until,
          sum(i.net_cents * i.rate) over (partition by i.id) as whole
        from items i join sums s on s.id = i.id
        where s.tributes > 0 and i.code is not null and i.rate > 0 and i.net_cents > 0
      )
      select id as invoice_id, line_id, rate, net_cents as net, least(tax_cents,
        round(tributes * until / whole) - round(tributes * (until - net_cents * rate) / whole))::bigint as tributes
      from weighed;
    update invoices i set tributes_cents = m.tributes, tax_total_cents = i.tax_total_cents - m.tributes
      from (select invoice_id, sum(tributes)::bigint as tributes from mended group by 1) m
      where i.tenant_id = tenant and i.id = m.invoice_id;
    update invoice_lines l set tributes_cents = m.tributes, tax_cents = l.tax_cents - m.tributes
      from mended m where l.tenant_id = tenant and l.id = m.line_id;
    delete from invoice_taxes x using mended m
      where x.tenant_id = tenant and x.invoice_id = m.invoice_id and x.type = 'exclusive' and x.rate_bp = m.rate and m.rate <> 1300;
    update invoice_taxes x set amount_cents = x.amount_cents - m.tributes, base_cents = x.base_cents - m.net
      from (select invoice_id, sum(tributes)::bigint as tributes, sum(net)::bigint as net from mended where rate = 1300 group by 1) m
      where x.tenant_id = tenant and x.invoice_id = m.invoice_id and x.type = 'exclusive' and x.rate_bp = 1300;
    -- What is written by hand is given back as a whole.
    update refund_lines g set tax_cents = g.tax_cents - m.tributes
      from mended m where g.tenant_id = tenant and g.invoice_line_id = m.line_id;
    for day in
      update refunds r set tributes_cents = m.tributes, tax_total_cents = r.tax_total_cents - m.tributes
        from (select invoice_id, sum(tributes)::bigint as tributes from mended group by 1) m
        where r.tenant_id = tenant and r.invoice_id = m.invoice_id
        returning r.business_date
    loop
      if day < first_unsummed_day() then perform touch_report_day(tenant, day); end if;
    end loop;
    drop table mended;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
