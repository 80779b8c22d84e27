-- How documents call a way to pay, CAT-017 (docs/decisions/0076). Null: as its picture says.
alter table payment_types
  add column tender_code text
    check (tender_code in ('01', '02', '03', '04', '05', '08', '09', '11', '12', '13', '14', '99'));

-- What has no IVA is exempt; an accountant may say that it is not subject at all.
alter table menu_items add column is_not_subject boolean not null default false;
