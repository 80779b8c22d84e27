-- A service that was begun while the restaurant might work goes on until its last cash session closes (decision 91), whatever becomes of
-- the subscription meanwhile: an end that moves back, a first drawer that closes before one that was opened after the end.

alter table tenants
  -- The service that is running keeps the restaurant working at least until then, if it is not closed before: a whole service from its
  -- beginning, or from the moment the days were taken away. Null: none is running, or it was begun without a subscription.
  add column kept_working_until timestamptz;

-- How long a service goes on at most once nothing is paid any more: whoever never closes is not open for ever.
create function longest_service() returns interval language sql immutable as $$ select interval '30 hours' $$;

-- As before, but that a service which was begun rightly is not asked again when it was begun: it lasts until it closes, at most thirty
-- hours beyond the end, its own beginning or the moment the days were taken away, whichever is latest.
create or replace function may_work(t tenants, moment timestamptz) returns boolean language sql stable as $$
  select t.is_active and (
    t.access_ends_at is null
    or t.access_ends_at > moment
    or (t.kept_working_until is not null
      and greatest(t.kept_working_until, t.access_ends_at + longest_service()) > moment))
$$;

-- As before; and the first session that is opened while none is open begins a service, rightly if there is a subscription at that moment.
create or replace function follow_cash_sessions() returns trigger language plpgsql as $$
declare
  since timestamptz;
begin
  perform 1 from tenants where id = new.tenant_id for no key update;
  select min(s.opened_at) into since from cash_sessions s where s.tenant_id = new.tenant_id and s.closed_at is null;
  update tenants t set
      in_service_since = since,
      kept_working_until = case
        when since is null then null
        when t.kept_working_until is not null then t.kept_working_until
        when new.closed_at is null and coalesce(new.opened_at < t.access_ends_at, true) then new.opened_at + longest_service() end
    where t.id = new.tenant_id;
  return null;
end $$;

-- Who is in service now, and began it rightly, goes on.
update tenants set kept_working_until = in_service_since + longest_service()
  where in_service_since is not null and coalesce(in_service_since < access_ends_at, true);
