-- The address of a document's page names its generation code and no restaurant: the code leads to it. Like menu_directory, it is read
-- before the tenant is known and holds nothing but where to look (docs/decisions/0073). Asking each restaurant in turn, as before, took
-- longer with each restaurant more.
create table tax_document_directory (
  generation_code uuid primary key,
  tenant_id bigint not null references tenants (id)
);
grant select, insert on tax_document_directory to comanda_app;

create function enter_tax_document() returns trigger language plpgsql as $$
begin
  insert into tax_document_directory (generation_code, tenant_id) values (new.generation_code::uuid, new.tenant_id);
  return null;
end $$;
create trigger tax_document_entered after insert on tax_documents
  for each row when (new.control_number is not null) execute function enter_tax_document();

do $$
declare
  home bigint;
begin
  for home in select id from tenants loop
    perform set_config('app.tenant_id', home::text, true);
    insert into tax_document_directory (generation_code, tenant_id)
      select d.generation_code::uuid, d.tenant_id from tax_documents d where d.tenant_id = home and d.control_number is not null;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

drop function tenant_of_generation_code(text);

-- Restaurants in which the queue may have lost something: a document that was due before the given time, or one of a contingency. One
-- statement looks at each by its own key, under row level security; what is to be done is then found in these alone.
create function tenants_with_tax_documents_due(before timestamptz) returns setof bigint language plpgsql as $$
declare
  home bigint;
begin
  for home in select t.id from tenants t where t.kind = 'restaurant' order by t.id loop
    perform set_config('app.tenant_id', home::text, true);
    if exists (
      select from tax_documents d where d.tenant_id = home and (d.next_at < before or d.state = 'contingency')
        and d.state not in ('sealed', 'sealed_with_remarks', 'replaced', 'invalidated')
    ) or exists (select from contingencies c where c.tenant_id = home and c.ended_at is null) then
      return next home;
    end if;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
