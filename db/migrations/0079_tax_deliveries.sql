-- To whom a tax document was mailed, and what became of it (docs/decisions/0073). A row is what is to be done or was done: the job that
-- sends it reads it, and whoever asks later sees it.

create table tax_deliveries (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  tax_document_id bigint not null,
  -- buyer: by itself, since the document names the address. staff, guest: somebody asked for it.
  cause text not null check (cause in ('buyer', 'staff', 'guest')),
  -- buyer: with the seal, or in a contingency without one; each once. Null of others: whatever there is when it is sent.
  is_sealed boolean,
  address text not null check (length(address) between 3 and 254),
  language text not null check (length(language) between 2 and 5),
  asked_at timestamptz not null,
  asked_by bigint,
  sent_at timestamptz,
  -- Somebody is sending it.
  claimed_until timestamptz,
  -- What the mail server said last time; null: nothing against it.
  problem text check (length(problem) <= 500),
  primary key (tenant_id, id),
  foreign key (tenant_id, tax_document_id) references tax_documents (tenant_id, id),
  foreign key (tenant_id, asked_by) references users (tenant_id, id),
  check ((is_sealed is null) = (cause <> 'buyer')),
  check (asked_by is null or cause = 'staff')
);
create unique index tax_deliveries_once on tax_deliveries (tenant_id, tax_document_id, is_sealed) where cause = 'buyer';
create index tax_deliveries_of_document on tax_deliveries (tenant_id, tax_document_id, id);
create index tax_deliveries_by_user on tax_deliveries (tenant_id, asked_by);
select protect_tenant_table('tax_deliveries', 'select, insert, update (sent_at, claimed_until, problem)');

-- Whose document a generation code names, for whoever has the code of a print and signs in nowhere. It looks at one restaurant after the
-- other by its own key, each under row level security: no index that knows all restaurants together.
create function tenant_of_generation_code(asked_code text) returns bigint language plpgsql as $$
declare
  asked bigint;
begin
  for asked in select t.id from tenants t where t.kind = 'restaurant' order by t.id loop
    perform set_config('app.tenant_id', asked::text, true);
    perform 1 from tax_documents d where d.tenant_id = asked and d.generation_code = asked_code and d.control_number is not null;
    if found then
      return asked;
    end if;
  end loop;
  return null;
end $$;
