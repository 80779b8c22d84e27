-- A note of the older generation has no member for what is to be paid: its total was taken for it, with what the buyer had withheld
-- and the seller collected in it (guide §16). It is what was handed over.
do $$
declare
  tenant bigint;
begin
  for tenant in select id from tenants where kind = 'restaurant' order by id loop
    perform set_config('app.tenant_id', tenant::text, true);
    update tax_documents set to_pay_cents = total_cents + perceived_cents - withheld_cents
      where tenant_id = tenant and kind in ('05', '06') and generation = '2022-12' and total_cents is not null
        and to_pay_cents = total_cents and withheld_cents <> perceived_cents;
    update purchase_documents
      set to_pay_cents = total_cents + coalesce(perceived_vat_cents, 0) - coalesce(withheld_vat_cents, 0) - coalesce(withheld_income_cents, 0)
      where tenant_id = tenant and document_type in ('05', '06') and version = 3 and to_pay_cents = total_cents
        and coalesce(withheld_vat_cents, 0) + coalesce(withheld_income_cents, 0) <> coalesce(perceived_vat_cents, 0);
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
