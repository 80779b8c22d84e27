-- What was taken off a line itself, of `discount_cents`, which has its share of the discounts on the bill too (decision 123). Lines from
-- before had none of their own.
alter table invoice_lines add column line_discount_cents bigint not null default 0 check (line_discount_cents >= 0);
