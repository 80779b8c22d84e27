-- A code may stand on a bill together with others; those of before stand alone. What each code took off a bill is in
-- bill_discounts and invoice_discounts, so the one code in bills and invoices is written no longer.
alter table discount_codes add column is_combinable boolean not null default false;
