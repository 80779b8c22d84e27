-- Another service charge for a dining option from so many people on (docs/decisions/0051); an array of
-- {"diningOption", "fromPeople", "rate"} with the rate in basis points. Read and written as a whole with the rate beside it.
alter table store_settings add column service_charge_rules jsonb not null default '[]'
  check (jsonb_typeof(service_charge_rules) = 'array');
