-- A deleted vendor's papers are found by their NIT when the vendor was added again (decision 121).
create index vendors_by_every_nit on vendors (tenant_id, nit) where nit is not null;
