-- The subscription of a restaurant (decision 91). The row of `tenants` holds what decides who may work; where its days come from
-- and what became of them stands in tables of the restaurant's own.

alter table tenants
  -- Follows store_settings: days of a subscription end at midnight where the restaurant is, not in Greenwich.
  add column time_zone text not null default 'America/El_Salvador',
  -- Complimentary: nobody pays; without `subscription_end` for ever.
  add column subscription_kind text not null default 'complimentary'
    check (subscription_kind in ('complimentary', 'trial', 'paid')),
  -- Days after `subscription_end` in which a payment that is late does not shut the restaurant.
  add column grace_days smallint not null default 0 check (grace_days between 0 and 90),
  -- The day somebody cancelled; the days that are paid go on until `subscription_end`. Null: it goes on.
  add column cancelled_on date,
  -- When the oldest cash session that is open now was opened; null while none is.
  add column in_service_since timestamptz,
  -- The first moment without a subscription; null: never.
  add column access_ends_at timestamptz
    generated always as (((subscription_end + grace_days::integer + 1)::timestamp at time zone time_zone)) stored;

update tenants set subscription_kind = 'paid' where subscription_end is not null;

-- Whether the restaurant may work at a moment. Its own switch decides at once. A cash session that was opened while there was a
-- subscription keeps it working until it closes, at most 30 hours more: whoever never closes is shut at six in the morning, not at dinner.
-- The restaurant that is paid up is through with the first comparison.
create function may_work(t tenants, moment timestamptz) returns boolean language sql stable as $$
  select t.is_active and (
    t.access_ends_at is null
    or t.access_ends_at > moment
    or (t.access_ends_at + interval '30 hours' > moment and coalesce(t.in_service_since < t.access_ends_at, false)))
$$;

create function follow_time_zone() returns trigger language plpgsql as $$
begin
  update tenants set time_zone = new.time_zone where id = new.tenant_id and time_zone <> new.time_zone;
  return null;
exception when invalid_parameter_value then
  -- A zone that PostgreSQL does not know: the days go on in the one before.
  return null;
end $$;
create trigger time_zone_followed after insert or update of time_zone on store_settings
  for each row execute function follow_time_zone();

-- Sessions are opened and closed a few times a day. The row of the restaurant is locked before its sessions are looked at, so that
-- of two that close at once the second sees the first.
create function follow_cash_sessions() returns trigger language plpgsql as $$
begin
  perform 1 from tenants where id = new.tenant_id for no key update;
  update tenants set in_service_since =
      (select min(s.opened_at) from cash_sessions s where s.tenant_id = new.tenant_id and s.closed_at is null)
    where id = new.tenant_id;
  return null;
end $$;
create trigger service_followed after insert or update of closed_at, opened_at on cash_sessions
  for each row execute function follow_cash_sessions();

-- As before, with the moment that is asked about: sessions and tokens end by the database's clock, the subscription by the asker's.
-- The functions of before stay for a version that is still running, and ask about now.
create function actor_of_token(asked_tenant bigint, asked_hash bytea, asked_kind text, moment timestamptz)
returns table (
  tenant_id bigint, tenant_kind text, tenant_active boolean, session_id bigint, user_id bigint,
  username text, name text, role text, scopes text[], language text, time_zone text
) language plpgsql as $$
begin
  perform set_config('app.tenant_id', asked_tenant::text, true);
  return query
    select t.id, t.kind, may_work(t, moment),
           s.id, u.id, u.username, u.name, u.role, u.scopes, u.language, t.time_zone
    from session_tokens k
    join sessions s on s.tenant_id = k.tenant_id and s.id = k.session_id
    join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
    join tenants t on t.id = s.tenant_id
    where k.tenant_id = asked_tenant and k.token_hash = asked_hash and k.kind = asked_kind
      and k.spent_at is null and k.expires_at > now()
      and s.ended_at is null and s.expires_at > now() and u.is_active;
end $$;

create or replace function actor_of_token(asked_tenant bigint, asked_hash bytea, asked_kind text)
returns table (
  tenant_id bigint, tenant_kind text, tenant_active boolean, session_id bigint, user_id bigint,
  username text, name text, role text, scopes text[], language text, time_zone text
) language sql as $$
  select * from actor_of_token(asked_tenant, asked_hash, asked_kind, now())
$$;

create function live_sessions(asked_tenants bigint[], asked_sessions bigint[], moment timestamptz)
returns table (id bigint, role text, scopes text[])
language plpgsql as $$
declare
  asked record;
begin
  for asked in
    select a.tenant, array_agg(a.session) as sessions
    from unnest(asked_tenants, asked_sessions) as a (tenant, session)
    group by a.tenant
  loop
    perform set_config('app.tenant_id', asked.tenant::text, true);
    return query
      select s.id, u.role, u.scopes
      from sessions s
      join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
      join tenants t on t.id = s.tenant_id
      where s.tenant_id = asked.tenant and s.id = any (asked.sessions)
        and s.ended_at is null and s.expires_at > now() and u.is_active
        and may_work(t, moment);
  end loop;
end $$;

create or replace function live_sessions(asked_tenants bigint[], asked_sessions bigint[])
returns table (id bigint, role text, scopes text[])
language sql as $$
  select * from live_sessions(asked_tenants, asked_sessions, now())
$$;

-- Where the days come from, but for those paid by hand. What Stripe said of the card is as of `card_read_at`.
create table subscriptions (
  tenant_id bigint primary key references tenants (id),
  -- The last day that was given and not paid: of the trial, or of before payments were kept.
  given_until date,
  customer_id text,
  card_subscription_id text,
  card_status text,
  -- The last day that is paid by card.
  card_paid_until date,
  -- Whether the card is not charged again.
  card_ends boolean not null default false,
  -- When Stripe last refused the card for a period; null once it was paid.
  card_failed_at timestamptz,
  card_read_at timestamptz
);
select protect_tenant_table('subscriptions', 'select, insert, update');

-- What became of the subscription, told to the operator. Never rewritten.
create table subscription_entries (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  created_at timestamptz not null,
  starts_on date not null,
  -- Null: without an end.
  expires_on date,
  status text not null check (status in
    ('created', 'renewed', 'cancelled', 'resumed', 'past_due', 'expired', 'changed', 'payment_undone')),
  primary key (tenant_id, id)
);
select protect_tenant_table('subscription_entries', 'select, insert');

-- Paid by transfer or in cash, entered by the operator. `undone_at`: entered by mistake; it counts no more.
create table subscription_payments (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  client_uuid uuid not null,
  paid_on date not null,
  amount_cents bigint not null check (amount_cents > 0),
  method text not null check (method in ('bank_transfer', 'cash', 'other')),
  note text not null default '' check (length(note) <= 500),
  months smallint not null check (months between 1 and 36),
  starts_on date not null,
  expires_on date not null,
  entered_at timestamptz not null,
  entered_by text not null,
  undone_at timestamptz,
  undone_by text,
  undone_reason text check (length(undone_reason) between 1 and 500),
  primary key (tenant_id, id),
  unique (tenant_id, client_uuid),
  check (expires_on > starts_on),
  check ((undone_at is null) = (undone_by is null) and (undone_at is null) = (undone_reason is null))
);
select protect_tenant_table('subscription_payments', 'select, insert, update');

-- Mails that were sent of a subscription: of each kind one about each end.
create table subscription_mails (
  tenant_id bigint not null references tenants (id),
  kind text not null check (kind in ('trial_ends', 'payment_failed', 'past_due', 'expired')),
  about date not null,
  sent_at timestamptz not null,
  primary key (tenant_id, kind, about)
);
select protect_tenant_table('subscription_mails', 'select, insert');

-- Stripe names its customer, never our restaurant: the directory says whose it is.
create table card_directory (
  customer_id text primary key,
  tenant_id bigint not null unique references tenants (id)
);
grant select, insert, update, delete on card_directory to comanda_app;

-- What Stripe told us, by its own names. It tells again until it was answered, and not in order.
create table card_events (
  event_id text primary key,
  kind text not null,
  customer_id text,
  created_at timestamptz not null,
  received_at timestamptz not null
);
create index card_events_by_age on card_events (received_at);
grant select, insert, delete on card_events to comanda_app;

do $$
declare
  home bigint;
begin
  for home in select id from tenants loop
    perform set_config('app.tenant_id', home::text, true);
    insert into subscriptions (tenant_id, given_until)
      select t.id, t.subscription_end from tenants t where t.id = home and t.subscription_end is not null;
    -- The row of the restaurant alone: what is written to its settings is counted for its tills at the end, when no tenant is set.
    update tenants t set time_zone = s.time_zone from store_settings s
      where t.id = home and s.tenant_id = home and s.time_zone in (select name from pg_timezone_names);
    update tenants t set in_service_since =
        (select min(s.opened_at) from cash_sessions s where s.tenant_id = home and s.closed_at is null)
      where t.id = home;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
