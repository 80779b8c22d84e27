-- Two-factor sign-in (decision 88). The secret of a person's app, sealed with the keys that the ministry's passwords are sealed with.

create table second_factors (
  tenant_id bigint not null references tenants (id),
  user_id bigint not null,
  secret_sealed bytea not null,
  begun_at timestamptz not null,
  -- Null: the secret was shown, and nobody has proved yet that an app holds it.
  confirmed_at timestamptz,
  -- The step of 30 seconds whose code was taken last; no code of it or of one before is taken again.
  last_step bigint not null default 0,
  failed_attempts integer not null default 0 check (failed_attempts >= 0),
  locked_until timestamptz,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select protect_tenant_table('second_factors');

-- Ten for each person, shown once; each opens once.
create table recovery_codes (
  tenant_id bigint not null references tenants (id),
  user_id bigint not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (tenant_id, user_id, code_hash),
  foreign key (tenant_id, user_id) references second_factors (tenant_id, user_id) on delete cascade
);
select protect_tenant_table('recovery_codes');
