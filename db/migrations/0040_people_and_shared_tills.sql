-- People come and go, and one till serves several of them (docs/decisions/0048).

-- The username of a deleted person may be given again. Whoever is deleted is not active either, so that what asks for
-- active people never offers them.
alter table users drop constraint users_tenant_id_username_key;
create unique index users_by_username on users (tenant_id, username) where archived_at is null;
alter table users add constraint users_archived_inactive check (archived_at is null or not is_active);

-- A browser on which people change by PIN. Its secret is in a cookie; here is only the hash.
create table shared_tills (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  title text not null check (length(title) between 1 and 60),
  secret_hash bytea not null,
  lock_after_sending boolean not null,
  -- Null: does not lock by itself.
  lock_after_seconds integer check (lock_after_seconds between 15 and 3600),
  browser text,
  system text,
  enrolled_by bigint not null,
  enrolled_at timestamptz not null default now(),
  -- Wrong PINs of anybody here since one was right.
  failed_attempts integer not null default 0 check (failed_attempts >= 0),
  locked_until timestamptz,
  removed_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, secret_hash),
  foreign key (tenant_id, enrolled_by) references users (tenant_id, id)
);
create index shared_tills_by_enroller on shared_tills (tenant_id, enrolled_by);
select protect_tenant_table('shared_tills');

-- Who used a shared till, and how often their PIN was tried there in vain: guesses at one till close it at no other.
create table shared_till_people (
  tenant_id bigint not null references tenants (id),
  shared_till_id bigint not null,
  user_id bigint not null,
  last_used_at timestamptz,
  failed_attempts integer not null default 0 check (failed_attempts >= 0),
  locked_until timestamptz,
  primary key (tenant_id, shared_till_id, user_id),
  foreign key (tenant_id, shared_till_id) references shared_tills (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index shared_till_people_by_person on shared_till_people (tenant_id, user_id);
select protect_tenant_table('shared_till_people');

-- When a person was last seen is looked up for everybody at once.
drop index sessions_by_user;
create index sessions_by_user on sessions (tenant_id, user_id, last_seen_at);

-- The shared till a session is on; null elsewhere.
alter table sessions add column shared_till_id bigint;
alter table sessions add foreign key (tenant_id, shared_till_id) references shared_tills (tenant_id, id);
create index sessions_by_shared_till on sessions (tenant_id, shared_till_id);
alter table sessions drop constraint sessions_ended_reason_check;
alter table sessions add constraint sessions_ended_reason_check check (ended_reason in
  ('signed_out', 'removed', 'token_reused', 'password_changed', 'user_disabled', 'user_deleted', 'till_locked', 'till_removed'));

-- Who put the line into the cart; null: whoever sent the order.
alter table order_lines add column taken_by bigint;
alter table order_lines add foreign key (tenant_id, taken_by) references users (tenant_id, id);
create index order_lines_by_taker on order_lines (tenant_id, taken_by);
