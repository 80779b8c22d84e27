import type pg from "pg";

/**
 * Two refunds of the three pizzas, one piece and two, and three of the one that three guests divided, as refunds were
 * written before they kept their service charge and their dishes.
 */
export const giveBackAsBefore = (owner: pg.Client, id: number) =>
  owner.query(
    `with method as (
       insert into payment_types (tenant_id, title, icon) values ($1, 'Antes', 'card') returning id
     ), sold as (
       insert into invoices (tenant_id, client_uuid, invoice_no, business_date, invoice_type, dining_option, sub_total_cents,
         tax_total_cents, total_cents)
       select $1, gen_random_uuid(), 8000 + part, current_date - 100, 'CONSUMIDOR_FINAL', 'takeaway', 1, 0, 1
       from generate_series(1, 4) as part returning id, invoice_no
     ), lines as (
       insert into invoice_lines (tenant_id, invoice_id, order_line_id, title, quantity, unit_price_cents, line_total_cents,
         tax_rate_bp, tax_type, portion_numerator, portion_denominator, discount_cents, net_cents, service_charge_cents, tax_cents)
       select $1, sold.id, l.id, 'Pizza', l.quantity, 1000, 1000, 0, 'other', 1, case when l.quantity = 1 then 3 else 1 end, 0, 333,
         case when l.quantity = 1 then 33 else 100 end, 0
       from sold join order_lines l on l.tenant_id = $1 and l.title = 'Pizza' and (l.quantity = 1) = (invoice_no < 8004)
       returning id, invoice_id, quantity
     ), steps as (
       select lines.*, step, case when quantity = 1 then 1 else step end as pieces
       from lines cross join generate_series(1, 2) as step where quantity = 3 or step = 1
     ), given as (
       insert into refunds (tenant_id, client_uuid, refund_no, invoice_id, payment_type_id, payment_type_title, reason,
         sub_total_cents, tax_total_cents, amount_cents, is_stock_returned, business_date, created_by)
       select $1, gen_random_uuid(), 8000 + row_number() over (order by steps.id, step), invoice_id, method.id, 'Antes', 'Frío', 1, 0, 1,
         false, current_date - 99, (select min(id) from users where tenant_id = $1)
       from steps, method returning id, refund_no, invoice_id
     )
     insert into refund_lines (tenant_id, refund_id, invoice_line_id, quantity, net_cents, tax_cents, amount_cents)
     select $1, given.id, steps.id, steps.pieces, 1, 0, 1
     from (select *, 8000 + row_number() over (order by id, step) as refund_no from steps) steps
     join given using (refund_no)`,
    [id],
  );
