-- 1 % of IVA that a large taxpayer keeps back and pays to the ministry (guide §13; docs/decisions/0075): a part of the total that nobody
-- takes in, and of a refund that nobody pays out. A restaurant that is one itself has nothing withheld.
alter table invoices add column withheld_cents bigint not null default 0 check (withheld_cents >= 0);
alter table refunds add column withheld_cents bigint not null default 0 check (withheld_cents >= 0);
alter table fiscal_settings add column is_large_taxpayer boolean not null default false;
