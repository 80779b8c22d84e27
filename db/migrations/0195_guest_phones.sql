-- Quotas of guests are per phone first, with a reserve for the known (decision 124): what the restaurant knows of a phone.

-- A phone is known once staff took an order of it, somebody let it in at a table, it knew the PIN, or staff let it in here.
create table guest_phones (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  token_hash bytea not null check (length(token_hash) = 32),
  standing text not null default 'stranger' check (standing in ('stranger', 'known', 'blocked')),
  -- As it called itself last.
  name text check (length(name) between 1 and 80),
  phone text check (length(phone) between 1 and 20),
  -- Hash of the address it ordered from last, by which strangers are counted.
  sent_from bytea check (length(sent_from) = 32),
  -- Table it ordered from last; null: without one.
  table_id bigint,
  seen_at timestamptz not null,
  -- Since when it waits for staff to let it order, because too many orders of strangers wait; null: it does not.
  asks_since timestamptz,
  -- Who let it in or blocked it last.
  settled_by bigint,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, table_id) references store_tables (tenant_id, id),
  foreign key (tenant_id, settled_by) references users (tenant_id, id)
);
create index guest_phones_table on guest_phones (tenant_id, table_id);
create index guest_phones_settler on guest_phones (tenant_id, settled_by);
create index guest_phones_seen on guest_phones (tenant_id, seen_at);
create index guest_phones_asking on guest_phones (tenant_id, asks_since) where asks_since is not null;
create index guest_phones_blocked on guest_phones (tenant_id, seen_at) where standing = 'blocked';
select protect_tenant_table('guest_phones', 'select, insert, update, delete');

-- A phone that tried a wrong PIN and has neither joined nor asked is there as 'guessing'.
alter table visit_phones
  add column sent_from bytea check (length(sent_from) = 32),
  add column wrong_pins smallint not null default 0 check (wrong_pins >= 0),
  drop constraint visit_phones_standing_check;
alter table visit_phones
  add constraint visit_phones_standing_check check (standing in ('waiting', 'admitted', 'removed', 'guessing')) not valid;
alter table visit_phones validate constraint visit_phones_standing_check;
