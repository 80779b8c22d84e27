-- Reservations, the waiting list, and who sits without an order yet (docs/decisions/0056).

-- A rule "no two of these overlap" compares ids and times in one index; comparing ids there is what the extension adds.
-- It is trusted, so the owner of the database may make it; its functions stay out of the way.
create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;

alter table store_settings
  add column reservation_minutes smallint not null default 90 check (reservation_minutes between 15 and 720),
  add column reservation_warning_minutes smallint not null default 45
    check (reservation_warning_minutes between 0 and 240),
  add column is_online_cancel_enabled boolean not null default true,
  add column is_reservation_mail_enabled boolean not null default true;

create table reservations (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  customer_id bigint not null,
  -- Null: only the time was agreed.
  table_id bigint,
  starts_at timestamptz not null,
  -- Until when the table is kept.
  ends_at timestamptz not null,
  status text not null default 'booked' check (status in ('booked', 'paid', 'cancelled')),
  -- 0: nobody has said yet.
  people_count smallint not null default 0 check (people_count between 0 and 500),
  notes text check (length(notes) between 1 and 500),
  -- What the guest says at the door.
  unique_code text not null check (unique_code ~ '^[A-Z0-9]{6}$'),
  -- What opens the guest's own page; with it the reservation can be cancelled.
  guest_secret text not null default replace(uuidv4()::text, '-', ''),
  arrived_at timestamptz,
  no_show_at timestamptz,
  cancelled_by_guest_at timestamptz,
  -- Somebody allowed it to overlap.
  is_overbooked boolean not null default false,
  -- What the guest was told last, and how many mails that took; null: nothing.
  mailed jsonb,
  mail_no integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, unique_code),
  unique (tenant_id, guest_secret),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id),
  foreign key (tenant_id, table_id) references store_tables (tenant_id, id),
  check (ends_at > starts_at and ends_at - starts_at <= interval '12 hours'),
  check (arrived_at is null or no_show_at is null),
  -- One party at a table at a time, whoever writes. One ends at the instant at which the next begins.
  constraint reservations_do_not_overlap exclude using gist (
    tenant_id with =, table_id with =, tstzrange(starts_at, ends_at) with &&)
    where (table_id is not null and status <> 'cancelled' and no_show_at is null and archived_at is null
      and not is_overbooked)
);
create index reservations_by_start on reservations (tenant_id, starts_at, id);
create index reservations_by_age on reservations (tenant_id, created_at, id);
create index reservations_by_customer on reservations (tenant_id, customer_id, starts_at);
create index reservations_by_table on reservations (tenant_id, table_id, starts_at);
select protect_tenant_table('reservations');

create table waiting_parties (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  name text not null check (length(name) between 1 and 100),
  phone text check (length(phone) between 1 and 20),
  people_count smallint not null check (people_count between 1 and 500),
  notes text check (length(notes) between 1 and 200),
  -- What they were told; null: nothing.
  quoted_minutes smallint check (quoted_minutes between 0 and 600),
  joined_at timestamptz not null default now(),
  seated_at timestamptz,
  left_at timestamptz,
  table_id bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, table_id) references store_tables (tenant_id, id),
  check (seated_at is null or left_at is null),
  check ((seated_at is null) = (table_id is null))
);
create index waiting_parties_by_time on waiting_parties (tenant_id, joined_at, id);
create index waiting_parties_by_table on waiting_parties (tenant_id, table_id);
select protect_tenant_table('waiting_parties');

-- A party was shown to its table. Until its first order opens an account this is all that says the table is taken; the
-- order that opens it writes the account here.
create table seatings (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  table_id bigint not null,
  reservation_id bigint,
  waiting_party_id bigint,
  people smallint check (people > 0),
  seated_at timestamptz not null,
  account_id bigint,
  -- It was taken back, or the party sat down elsewhere.
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, table_id) references store_tables (tenant_id, id),
  foreign key (tenant_id, reservation_id) references reservations (tenant_id, id),
  foreign key (tenant_id, waiting_party_id) references waiting_parties (tenant_id, id),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id),
  check (num_nonnulls(reservation_id, waiting_party_id) = 1)
);
create unique index seatings_without_order on seatings (tenant_id, table_id)
  where account_id is null and ended_at is null;
create index seatings_by_table on seatings (tenant_id, table_id);
create index seatings_by_reservation on seatings (tenant_id, reservation_id);
create index seatings_by_waiting_party on seatings (tenant_id, waiting_party_id);
create index seatings_by_account on seatings (tenant_id, account_id);
select protect_tenant_table('seatings');
