-- Endpoints are taken away and switched off with thousands of deliveries behind them: that is a change of one row, at once, and a job
-- tidies up in portions (docs/decisions/0097). Sales only ask for `for key share` of an endpoint's row, which no update of it refuses.
alter table webhooks
  -- Taken away: gone for everybody from then on. The row stays until its deliveries are deleted.
  add column removed_at timestamptz,
  -- Counts its changes: whoever was sending while it was changed does not judge what it is now.
  add column version integer not null default 1,
  -- What waits of an earlier round was given up when the endpoint was switched off.
  add column round integer not null default 1,
  -- No key opens its secret: nothing can be signed until it gets a new one.
  add column is_secret_lost boolean not null default false,
  add constraint webhooks_removed_check check (removed_at is null or not is_enabled),
  add constraint webhooks_secret_lost_check check (not is_secret_lost or not is_enabled);

alter table webhook_deliveries
  add column round integer not null default 1,
  -- How often somebody asked for it again: whoever was sending meanwhile leaves what was asked for alone.
  add column replays integer not null default 0;

-- As before, with the round of the endpoint.
create or replace function tell_webhooks(tenant bigint, event_type text, event_data jsonb) returns void language plpgsql as $$
declare
  event bigint;
begin
  insert into webhook_events (tenant_id, type, data) values (tenant, event_type, event_data) returning id into event;
  insert into webhook_deliveries (tenant_id, event_id, webhook_id, round, next_at)
    select tenant, event, id, round, now() from webhooks where tenant_id = tenant and is_enabled and event_type = any(events);
  perform enqueue_job(
      case when failing_since is null and not is_slow then 'send-webhooks' else 'send-webhooks-slowly' end,
      json_build_object('tenantId', tenant, 'webhookId', id), 3)
    from webhooks where tenant_id = tenant and is_enabled and event_type = any(events);
end $$;

-- As before, with the document that an invalidation makes count no more.
create or replace function document_told() returns trigger language plpgsql as $$
declare
  event_type constant text := case when new.state = 'rejected' then 'document.rejected' else 'document.sealed' end;
begin
  if webhook_wanted(new.tenant_id, event_type) then
    perform tell_webhooks(new.tenant_id, event_type, jsonb_build_object('document_id', new.id,
      'generation_code', new.generation_code, 'control_number', new.control_number, 'kind', new.kind,
      'environment', new.environment, 'seal', new.seal, 'issued_on', new.issued_on, 'total', money_of(new.total_cents),
      'about_document_id', new.about_id,
      'invoice_id', (select d.invoice_id from documents d where d.tenant_id = new.tenant_id and d.id = new.sale_id)));
  end if;
  return null;
end $$;
