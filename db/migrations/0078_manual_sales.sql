-- A sale that somebody writes by hand (docs/decisions/0072) has no account and no orders; its lines are of no order.
alter table invoices alter column account_id drop not null;
alter table invoice_lines alter column order_line_id drop not null;
