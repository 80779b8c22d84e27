-- How each restaurant is, as the operator looks at it: sums that a job makes (decision 99). The screen of ten thousand restaurants
-- reads this table and none of theirs.
create table tenant_health (
  tenant_id bigint primary key references tenants (id),
  computed_at timestamptz not null,
  last_order_at timestamptz,
  last_sign_in_at timestamptz,
  -- Sign-ins of the last seven days.
  sign_ins integer not null,
  -- Documents without the ministry's seal, and since when the oldest of them waits.
  unsealed integer not null,
  oldest_unsealed_at timestamptz,
  -- Jobs of theirs that failed for good; noted for all restaurants at once.
  failed_jobs integer not null default 0,
  -- Devices that were seen in the last thirty days, and by release how many: {"1.0.0+abc": 3, "": 1}.
  devices integer not null,
  versions jsonb not null,
  pictures integer not null,
  picture_bytes bigint not null,
  -- Rows that were ever made: the ids that were given out, which costs no look at the rows.
  rows_made bigint not null,
  -- How much help is needed, the most first: documents that wait, what failed, no sale for days though there were some.
  need integer not null generated always as (
    case when oldest_unsealed_at is null then 0
      when computed_at - oldest_unsealed_at > interval '24 hours' then 8
      when computed_at - oldest_unsealed_at > interval '1 hour' then 4
      else 0 end
    + case when failed_jobs > 0 then 4 else 0 end
    + case when computed_at - last_order_at > interval '3 days' then 2 else 0 end
  ) stored
);
create index tenant_health_by_need on tenant_health (need desc, tenant_id);
grant select, insert, update, delete on tenant_health to comanda_app;
