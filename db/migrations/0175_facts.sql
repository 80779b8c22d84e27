-- Facts (decision 109): what a feature keeps for those below it, as views. They ask with their reader's rights, so that
-- row level security holds as on the tables.

-- Where a restaurant is, by the codes of the ministry; no row before anything of the issuer was entered.
create view store_places with (security_invoker = true) as
  select tenant_id, department_code, municipality_code from fiscal_settings;

-- What an order is called: its number of the day on the ticket only as long as its account is open.
create view order_numbers with (security_invoker = true) as
  select o.tenant_id, o.id as order_id, o.order_no, case when a.id is not null then o.token_no end as token_no
  from orders o
  left join accounts a on a.tenant_id = o.tenant_id and a.id = o.account_id and a.closed_at is null;

-- What an invoice is called, once for each of its orders; a sale without orders has one row and no order.
create view invoice_numbers with (security_invoker = true) as
  select i.tenant_id, i.id as invoice_id, i.invoice_no, x.order_id
  from invoices i
  left join invoice_orders x on x.tenant_id = i.tenant_id and x.invoice_id = i.id;

-- What was given back of a sold line: pieces of its portion on an invoice. Null: nothing.
create view refunded_lines with (security_invoker = true) as
  select x.tenant_id, x.order_line_id, x.quantity, x.portion_numerator, x.portion_denominator,
    (select sum(g.quantity)::integer from refund_lines g
     where g.tenant_id = x.tenant_id and g.invoice_line_id = x.id) as refunded
  from invoice_lines x
  where x.order_line_id is not null;

-- How much a refund handed back and how, without the tip, what was owed and what was withheld.
create view refund_payouts with (security_invoker = true) as
  select tenant_id, id as refund_id, payment_type_id, amount_cents - debt_cents - withheld_cents as amount_cents
  from refunds;

grant select on store_places, order_numbers, invoice_numbers, refunded_lines, refund_payouts to comanda_app;
