-- What a crédito fiscal says of a stored customer in both generations, and when what they owe is due (docs/decisions/0076).
alter table customers
  -- CAT-008, inside the municipality. The newer generation cannot do without it.
  add column district_code text,
  add column trade_name text check (length(trade_name) <= 150),
  -- A large taxpayer, or another agent of withholding: 1 % of IVA is not paid to the house.
  add column withholds_vat boolean not null default false,
  add column credit_days integer not null default 30 check (credit_days between 1 and 365);
