-- Giving money back alone is a right of its own (decision 19). Who could until now because they may look at invoices (INVOICES)
-- cannot any more: they and cashiers need a manager's PIN. Managers approve with theirs, so they get it with the others they hold.
do $$
declare
  restaurant bigint;
begin
  for restaurant in select id from tenants loop
    perform set_config('app.tenant_id', restaurant::text, true);
    update users set scopes = scopes || array['REFUNDS']
      where tenant_id = restaurant and 'OPERATIONS_MANAGER' = any(scopes) and not 'REFUNDS' = any(scopes);
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
