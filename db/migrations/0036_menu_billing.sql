-- What tax documents say of a menu item, in the codes of the ministry's catalogues (specification, back-office 3;
-- docs/decisions/0044). Restaurants sell goods (type 1) by the unit (59) under IVA (tribute 20) until they say otherwise.
alter table menu_items
  add column item_type_code text not null default '1' check (length(item_type_code) between 1 and 4),
  add column unit_code text not null default '59' check (length(unit_code) between 1 and 4),
  add column is_taxable boolean not null default true,
  add column tribute_code text default '20' check (length(tribute_code) between 1 and 4),
  add column internal_code text check (length(internal_code) between 1 and 25),
  add column iva_bp integer not null default 1300 check (iva_bp between 0 and 10000),
  add column is_iva_included boolean not null default false,
  add column additional_tribute_code text check (length(additional_tribute_code) between 1 and 4),
  add column additional_bp integer check (additional_bp between 0 and 10000),
  add check (tribute_code is not null or not is_taxable),
  add check (not is_iva_included or (is_taxable and tribute_code = '20' and iva_bp = 1300)),
  add check ((additional_tribute_code is null) = (additional_bp is null)),
  add check (additional_tribute_code is null or is_iva_included);

-- What a unit of an ingredient costs, in millionths of the currency: a gram of salt costs less than a cent. Null: not
-- told. Bought goods will set it; until then the owner types it.
alter table inventory_items add column unit_cost_micros bigint check (unit_cost_micros between 0 and 1000000000000);

-- Items with the IVA in their price say so, and items without a tax are exempt. Row level security is forced on the owner
-- as well, so tenants come one by one, and the deferred count of the till's version comes while its tenant is set.
do $$
declare
  tenant bigint;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant::text, true);
    update menu_items i set is_iva_included = true from taxes t
    where i.tenant_id = tenant and t.tenant_id = tenant and t.id = i.tax_id and t.type = 'inclusive' and t.rate_bp = 1300;
    update menu_items i set is_taxable = false, tribute_code = null
    where i.tenant_id = tenant and not exists (
      select from taxes t where t.tenant_id = tenant and t.id = i.tax_id and t.type <> 'other' and t.rate_bp > 0
    );
    set constraints all immediate;
    set constraints all deferred;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
