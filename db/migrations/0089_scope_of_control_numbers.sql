-- What counts control numbers in one row (guide §3): a type at a point of sale, an establishment with all types, or the restaurant. The
-- counters stay those of the series; a wider scope goes on behind the highest of all that it spans, so that no change repeats a number.
alter table fiscal_settings
  add column number_scope text not null default 'point_of_sale'
    check (number_scope in ('point_of_sale', 'establishment', 'restaurant'));
