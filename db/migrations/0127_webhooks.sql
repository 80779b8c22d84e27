-- Webhooks (docs/decisions/0097): what happens is written down in the transaction it happens in, for those endpoints that
-- asked for it, and sent by the worker. A restaurant without endpoints writes nothing.
create table webhooks (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  url text not null check (length(url) between 8 and 500),
  description text not null default '',
  events text[] not null check (cardinality(events) > 0 and events <@ array['order.created', 'order.paid', 'order.cancelled',
    'invoice.created', 'refund.made', 'stock.low', 'stock.out', 'document.sealed', 'document.rejected', 'cash.closed',
    'reservation.made']),
  is_enabled boolean not null default true,
  -- The server switched it off, because nothing was taken for days. Null: it did not.
  switched_off_at timestamptz,
  -- Since when every attempt failed; null: the last one was taken.
  failing_since timestamptz,
  -- The last attempt took longer than it should: it is sent to apart from those that answer at once.
  is_slow boolean not null default false,
  secret_sealed bytea not null,
  -- The secret before, which signs beside the new one for a day.
  old_secret_sealed bytea,
  old_secret_until timestamptz,
  -- Somebody is sending to it until then; nobody else does meanwhile.
  busy_until timestamptz,
  created_by bigint not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  check ((old_secret_sealed is null) = (old_secret_until is null))
);
create index webhooks_by_creator on webhooks (tenant_id, created_by);
select protect_tenant_table('webhooks');

-- What happened. Its uuid is what receivers know it by, however often it is sent.
create table webhook_events (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  uuid uuid not null default gen_random_uuid(),
  type text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index webhook_events_by_age on webhook_events (tenant_id, created_at);
select protect_tenant_table('webhook_events', 'select, insert, delete');

-- An event on its way to one endpoint.
create table webhook_deliveries (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  event_id bigint not null,
  webhook_id bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  -- Of this round; sending it again begins a new one.
  tries integer not null default 0,
  -- When it is to be sent; null once it was delivered or given up.
  next_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, event_id, webhook_id),
  foreign key (tenant_id, event_id) references webhook_events (tenant_id, id) on delete cascade,
  foreign key (tenant_id, webhook_id) references webhooks (tenant_id, id) on delete cascade,
  check ((next_at is not null) = (state = 'waiting'))
);
create index webhook_deliveries_of_webhook on webhook_deliveries (tenant_id, webhook_id, id);
create index webhook_deliveries_waiting on webhook_deliveries (tenant_id, webhook_id, next_at, id) where state = 'waiting';
create index webhook_deliveries_by_state on webhook_deliveries (tenant_id, state, id);
select protect_tenant_table('webhook_deliveries');

create table webhook_attempts (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  delivery_id bigint not null,
  at timestamptz not null,
  -- Null: there was no answer; then `fault` says why.
  status integer,
  fault text,
  took_ms integer not null,
  -- How the answer began.
  answer text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, delivery_id) references webhook_deliveries (tenant_id, id) on delete cascade
);
create index webhook_attempts_of_delivery on webhook_attempts (tenant_id, delivery_id, id);
select protect_tenant_table('webhook_attempts', 'select, insert, delete');

-- Whether anybody asked for an event: all that a restaurant without endpoints pays, one look at an empty part of an index.
create function webhook_wanted(tenant bigint, event_type text) returns boolean language sql stable as $$
  select exists (select from webhooks where tenant_id = tenant and is_enabled and event_type = any(events))
$$;

-- Writes an event down for every endpoint that asked for it, with a job for each. An endpoint that does not answer, or slowly, has
-- jobs of another name, which the worker keeps apart.
create function tell_webhooks(tenant bigint, event_type text, event_data jsonb) returns void language plpgsql as $$
declare
  event bigint;
begin
  insert into webhook_events (tenant_id, type, data) values (tenant, event_type, event_data) returning id into event;
  insert into webhook_deliveries (tenant_id, event_id, webhook_id, next_at)
    select tenant, event, id, now() from webhooks where tenant_id = tenant and is_enabled and event_type = any(events);
  perform enqueue_job(
      case when failing_since is null and not is_slow then 'send-webhooks' else 'send-webhooks-slowly' end,
      json_build_object('tenantId', tenant, 'webhookId', id), 3)
    from webhooks where tenant_id = tenant and is_enabled and event_type = any(events);
end $$;

create function money_of(amount_cents bigint) returns numeric language sql immutable as $$
  select round(amount_cents / 100.0, 2)
$$;

create function instant_of(moment timestamptz) returns text language sql stable as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- The events are told by the rows they are facts of, so that no way of writing these can forget one.
create function order_told() returns trigger language plpgsql as $$
declare
  event_type constant text := case when tg_op = 'INSERT' then 'order.created' when new.cancelled_at is distinct from old.cancelled_at
    then 'order.cancelled' else 'order.paid' end;
begin
  if webhook_wanted(new.tenant_id, event_type) then
    perform tell_webhooks(new.tenant_id, event_type, jsonb_build_object('order_id', new.id, 'order_no', new.order_no,
      'token_no', new.token_no, 'business_date', new.business_date)
      || case when event_type = 'order.paid' then jsonb_build_object('invoice_ids', (
        select coalesce(jsonb_agg(x.invoice_id order by x.invoice_id), '[]') from invoice_orders x
        where x.tenant_id = new.tenant_id and x.order_id = new.id)) else '{}' end);
  end if;
  return null;
end $$;
create trigger told_webhooks after insert on orders for each row execute function order_told();
create trigger cancelled_webhooks after update of cancelled_at on orders
  for each row when (old.cancelled_at is null and new.cancelled_at is not null) execute function order_told();
-- At the commit: its invoices are written after it.
create constraint trigger paid_webhooks after update of payment_status on orders deferrable initially deferred
  for each row when (old.payment_status <> 'paid' and new.payment_status = 'paid') execute function order_told();

create function invoice_told() returns trigger language plpgsql as $$
begin
  if webhook_wanted(new.tenant_id, 'invoice.created') then
    perform tell_webhooks(new.tenant_id, 'invoice.created', jsonb_build_object('invoice_id', new.id, 'invoice_no', new.invoice_no,
      'business_date', new.business_date, 'customer_id', new.customer_id, 'total', money_of(new.total_cents),
      'tip', money_of(new.tip_cents)));
  end if;
  return null;
end $$;
create trigger told_webhooks after insert on invoices for each row execute function invoice_told();

create function refund_told() returns trigger language plpgsql as $$
begin
  if webhook_wanted(new.tenant_id, 'refund.made') then
    perform tell_webhooks(new.tenant_id, 'refund.made', jsonb_build_object('refund_id', new.id, 'refund_no', new.refund_no,
      'invoice_id', new.invoice_id, 'business_date', new.business_date, 'amount', money_of(new.amount_cents)));
  end if;
  return null;
end $$;
create trigger told_webhooks after insert on refunds for each row execute function refund_told();

create function stock_told() returns trigger language plpgsql as $$
declare
  event_type constant text := case when new.status = 'out' then 'stock.out' else 'stock.low' end;
begin
  if webhook_wanted(new.tenant_id, event_type) then
    perform tell_webhooks(new.tenant_id, event_type, jsonb_build_object('stock_item_id', new.id, 'title', new.title,
      'unit', new.unit, 'quantity', round(new.quantity / 1000.0, 3),
      'minimum', round(new.min_quantity_threshold / 1000.0, 3)));
  end if;
  return null;
end $$;
create trigger told_webhooks after update of quantity, min_quantity_threshold on inventory_items
  for each row when (new.archived_at is null and (old.status = 'in' and new.status <> 'in' or old.status = 'low' and new.status = 'out'))
  execute function stock_told();

create function document_told() returns trigger language plpgsql as $$
declare
  event_type constant text := case when new.state = 'rejected' then 'document.rejected' else 'document.sealed' end;
begin
  if webhook_wanted(new.tenant_id, event_type) then
    perform tell_webhooks(new.tenant_id, event_type, jsonb_build_object('document_id', new.id,
      'generation_code', new.generation_code, 'control_number', new.control_number, 'kind', new.kind,
      'environment', new.environment, 'seal', new.seal, 'issued_on', new.issued_on, 'total', money_of(new.total_cents),
      'invoice_id', (select d.invoice_id from documents d where d.tenant_id = new.tenant_id and d.id = new.sale_id)));
  end if;
  return null;
end $$;
create trigger told_webhooks after update of state on tax_documents
  for each row when (old.state is distinct from new.state and new.state in ('sealed', 'sealed_with_remarks', 'rejected')
    and not new.is_trial) execute function document_told();

create function cash_told() returns trigger language plpgsql as $$
begin
  if webhook_wanted(new.tenant_id, 'cash.closed') then
    perform tell_webhooks(new.tenant_id, 'cash.closed', jsonb_build_object('cash_session_id', new.id,
      'drawer_id', new.drawer_id, 'business_date', new.business_date, 'opened_at', instant_of(new.opened_at),
      'closed_at', instant_of(new.closed_at)));
  end if;
  return null;
end $$;
create trigger told_webhooks after update of closed_at on cash_sessions
  for each row when (old.closed_at is null and new.closed_at is not null) execute function cash_told();

create function reservation_told() returns trigger language plpgsql as $$
begin
  if webhook_wanted(new.tenant_id, 'reservation.made') then
    perform tell_webhooks(new.tenant_id, 'reservation.made', jsonb_build_object('reservation_id', new.id,
      'code', new.unique_code, 'customer_id', new.customer_id, 'table_id', new.table_id,
      'starts_at', instant_of(new.starts_at), 'ends_at', instant_of(new.ends_at), 'people', new.people_count));
  end if;
  return null;
end $$;
create trigger told_webhooks after insert on reservations for each row execute function reservation_told();

-- Restaurants in which a delivery was due before the given time: its job was lost. One statement looks at each by its own key, under
-- row level security, as tenants_with_tax_documents_due does.
create function tenants_with_webhooks_due(before timestamptz) returns setof bigint language plpgsql as $$
declare
  home bigint;
begin
  for home in select t.id from tenants t where t.kind = 'restaurant' order by t.id loop
    perform set_config('app.tenant_id', home::text, true);
    if exists (select from webhooks w where w.tenant_id = home and w.is_enabled) and exists (
      select from webhook_deliveries d where d.tenant_id = home and d.state = 'waiting' and d.next_at < before
    ) then
      return next home;
    end if;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
