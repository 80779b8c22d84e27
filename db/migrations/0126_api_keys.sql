-- Keys of the public API (docs/decisions/0096). A key is shown once; what is kept is its hash and how it begins.
create table api_keys (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  name text not null check (length(name) between 1 and 60),
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['menu:read', 'menu:write', 'orders:read',
    'invoices:read', 'payments:read', 'customers:read', 'stock:read', 'reports:read']),
  key_hash bytea not null,
  -- How the key begins: enough to find it among those that somebody has, far too little to use it.
  prefix text not null,
  created_by bigint not null,
  created_at timestamptz not null,
  -- The last day it holds, by the restaurant's clock, and the instant that day is over. Null: until it is revoked.
  last_day date,
  expires_at timestamptz,
  revoked_at timestamptz,
  revoked_by bigint,
  -- To the minute.
  last_used_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, key_hash),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  foreign key (tenant_id, revoked_by) references users (tenant_id, id),
  check ((last_day is null) = (expires_at is null))
);
create index api_keys_by_creator on api_keys (tenant_id, created_by);
create index api_keys_by_revoker on api_keys (tenant_id, revoked_by) where revoked_by is not null;
select protect_tenant_table('api_keys', 'select, insert, update');

-- Who asks with a key, in one round trip; as actor_of_token it sets the tenant for this one statement, so row level security
-- stays on. One statement whatever the key is worth: one that nobody has costs as much as one that is let in.
create function actor_of_api_key(asked_tenant bigint, asked_hash bytea, asked_at timestamptz)
returns table (
  tenant_id bigint, tenant_active boolean, key_id bigint, user_id bigint, name text, scopes text[], used_at timestamptz
) language plpgsql as $$
begin
  perform set_config('app.tenant_id', asked_tenant::text, true);
  return query
    select t.id, may_work(t, asked_at), k.id, k.created_by, k.name,
      k.scopes, k.last_used_at
    from api_keys k join tenants t on t.id = k.tenant_id
    where k.tenant_id = asked_tenant and k.key_hash = asked_hash and t.kind = 'restaurant' and k.revoked_at is null
      and (k.expires_at is null or k.expires_at > asked_at);
end $$;

-- What changed since a moment is asked for by programs that keep a copy.
create index customers_by_change on customers (tenant_id, updated_at, id);
