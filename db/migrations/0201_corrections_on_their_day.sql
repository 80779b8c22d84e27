-- What is done to a dish before it is paid counts on the day on which it is done (docs/decisions/0115): a day that is over stays as it was.

-- An ordered dish that becomes something else: it is voided or given for free, or put back to what it was. Written with the change,
-- never changed. Until then a line counts as sold; a part that is split off a line leaves its corrections there.
create table line_corrections (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  -- The same of all lines that were corrected together, so that a combo is one dish.
  act_uuid uuid not null,
  order_line_id bigint not null,
  was text not null check (was in ('sold', 'free', 'voided')),
  becomes text not null check (becomes in ('sold', 'free', 'voided')),
  quantity integer not null check (quantity > 0),
  -- Price of a piece as it was ordered, also while it is free.
  unit_price_cents bigint not null,
  -- The courtesy by which it was, or becomes, free. Null of a part of a combo without a share of the price.
  courtesy_id bigint,
  -- Reason and person of the void, also when it is put back; null as in order_lines.
  void_reason text check (void_reason in ('guest_changed', 'entered_wrong', 'made_wrong', 'took_too_long', 'sold_out', 'guest_left', 'other')),
  voided_by bigint,
  -- State of the dish before, and the stock that these pieces take, as order_lines says both.
  line_status text not null check (line_status in ('created', 'preparing', 'completed', 'delivered', 'cancelled')),
  stock_held jsonb check (jsonb_typeof(stock_held) = 'object'),
  -- Never before that of the order.
  business_date date not null,
  created_at timestamptz not null,
  created_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_line_id) references order_lines (tenant_id, id),
  foreign key (tenant_id, courtesy_id) references courtesies (tenant_id, id),
  foreign key (tenant_id, voided_by) references users (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  constraint line_corrections_change check (was <> becomes)
);
create index line_corrections_by_day on line_corrections (tenant_id, business_date, id);
create index line_corrections_by_line on line_corrections (tenant_id, order_line_id, id);
create index line_corrections_by_courtesy on line_corrections (tenant_id, courtesy_id, business_date);
create index line_corrections_by_voider on line_corrections (tenant_id, voided_by);
create index line_corrections_by_creator on line_corrections (tenant_id, created_by);
select protect_tenant_table('line_corrections', 'select, insert');
create trigger report_touched after insert on line_corrections
  for each row when (new.business_date < first_unsummed_day()) execute function touch_report_of_row();

-- An order counts as one on its own day. It counts no more from the day on which its last dish is voided, again from the day on which one is
-- put back, and one that is made of moved dishes of an earlier day from the day on which they are moved.
create table order_corrections (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  order_id bigint not null,
  change smallint not null check (abs(change) = 1),
  business_date date not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
create index order_corrections_by_day on order_corrections (tenant_id, business_date);
create index order_corrections_by_order on order_corrections (tenant_id, order_id, business_date);
select protect_tenant_table('order_corrections', 'select, insert');

-- It takes the visit of its account along.
create function touch_report_of_order_correction() returns trigger language plpgsql as $$
begin
  perform touch_report_day(new.tenant_id, day) from (
    select new.business_date as day
    union
    select a.business_date from orders o join accounts a on a.tenant_id = o.tenant_id and a.id = o.account_id
    where o.tenant_id = new.tenant_id and o.id = new.order_id and o.business_date = new.business_date
    order by day
  ) days where day < first_unsummed_day();
  return null;
end $$;
create trigger report_touched after insert on order_corrections
  for each row execute function touch_report_of_order_correction();

-- What was done before, as far as it still stands.
do $$
declare
  home bigint;
  zone text;
  cutoff interval;
begin
  for home in select id from tenants order by id loop
    perform set_config('app.tenant_id', home::text, true);
    select time_zone, make_interval(hours => day_cutoff_hour) into zone, cutoff from store_settings where tenant_id = home;
    continue when not found;
    insert into line_corrections (tenant_id, act_uuid, order_line_id, was, becomes, quantity, unit_price_cents, courtesy_id, line_status,
        stock_held, business_date, created_at, created_by)
      select home, md5(coalesce(l.combo_uuid, l.client_uuid)::text || 'free')::uuid, l.id, 'sold', 'free', l.quantity, c.unit_price_cents, c.id,
        case l.status when 'cancelled' then 'created' else l.status end, l.stock_held,
        greatest(o.business_date, (c.created_at at time zone zone - cutoff)::date), c.created_at, c.created_by
      from courtesies c
      join order_lines l on l.tenant_id = home and l.courtesy_id = c.id
      join orders o on o.tenant_id = home and o.id = l.order_id
      where c.tenant_id = home order by c.created_at, l.id;
    insert into line_corrections (tenant_id, act_uuid, order_line_id, was, becomes, quantity, unit_price_cents, courtesy_id, void_reason,
        voided_by, line_status, stock_held, business_date, created_at, created_by)
      select home, md5(coalesce(l.combo_uuid, l.client_uuid)::text || 'voided')::uuid, l.id,
        case when l.courtesy_id is null then 'sold' else 'free' end, 'voided', l.quantity, coalesce(c.unit_price_cents, l.unit_price_cents),
        l.courtesy_id, l.void_reason, l.status_changed_by,
        case when l.ready_at is not null then 'completed' when l.void_reason is not null then 'preparing' else 'created' end, l.stock_held,
        greatest(o.business_date, (l.status_changed_at at time zone zone - cutoff)::date), l.status_changed_at, l.status_changed_by
      from order_lines l
      join orders o on o.tenant_id = home and o.id = l.order_id
      left join courtesies c on c.tenant_id = home and c.id = l.courtesy_id
      where l.tenant_id = home and l.status = 'cancelled' and not exists (
        select from invoice_lines x
        where x.tenant_id = home and x.order_line_id = l.id and not exists (
          select from invoice_reversals r where r.tenant_id = home and r.invoice_id = x.invoice_id
        )
      )
      order by l.status_changed_at, l.id;
    insert into order_corrections (tenant_id, order_id, change, business_date, created_at)
      select home, o.id, -1, greatest(o.business_date, (w.at at time zone zone - cutoff)::date), w.at
      from orders o
      cross join lateral (
        select coalesce(o.cancelled_at, max(k.created_at), o.created_at) as at, coalesce(bool_and(k.id is not null), true) as is_over
        from order_lines l
        left join lateral (
          select id, created_at from line_corrections
          where tenant_id = home and order_line_id = l.id and becomes = 'voided' limit 1
        ) k on true
        where l.tenant_id = home and l.order_id = o.id
      ) w
      where o.tenant_id = home and (o.cancelled_at is not null or w.is_over);
    -- Past days are summed anew.
    update report_watermarks set summed_until = null where tenant_id = home;
    set constraints all immediate;
    set constraints all deferred;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
