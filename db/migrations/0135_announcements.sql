-- What the operator tells restaurants: for all of them, or for those that are named, or whose subscription stands so.
create table announcements (
  id bigint generated always as identity primary key,
  text_es text not null check (length(text_es) between 1 and 300),
  text_en text not null check (length(text_en) between 1 and 300),
  tone text not null check (tone in ('info', 'warning')),
  from_at timestamptz not null,
  until_at timestamptz not null,
  -- Null: every restaurant.
  tenant_ids bigint[] check (cardinality(tenant_ids) between 1 and 500),
  -- Who is told of those: everybody's, or only restaurants that may work, or only those that may not.
  standing text not null default 'all' check (standing in ('all', 'active', 'inactive')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  withdrawn_at timestamptz,
  check (from_at < until_at)
);
-- What is said now, and what will be.
create index announcements_to_come on announcements (until_at) where withdrawn_at is null;
grant select, insert, update on announcements to comanda_app;
