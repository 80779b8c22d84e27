-- A price without the tax that is in it, rounded once: `taxedAmount` (src/core/pricing/domain/taxed-amount.ts) for statements that add up the
-- prices of many lines. A test compares both.
create function net_of_price(price bigint, tax_type text, rate_bp integer) returns bigint language sql immutable as $$
  select case tax_type when 'inclusive' then price - round(price * rate_bp::numeric / (10000 + rate_bp))::bigint else price end
$$;
