-- A generation code that was typed in place of an invoice number is found whoever the vendor (decision 121).
create index purchases_by_typed_code on purchases (tenant_id, upper(invoice_number))
  where source = 'manual' and length(invoice_number) = 36;
