-- Who let more cash leave a drawer than was in it by its figures; null: it was in it, or from before anybody was asked.
alter table cash_movements
  add column approver_id bigint,
  add foreign key (tenant_id, approver_id) references users (tenant_id, id);
create index cash_movements_by_approver on cash_movements (tenant_id, approver_id);

-- To count again, and to take out more than there is, a manager's PIN is asked for.
alter table approvals drop constraint approvals_action_check;
alter table approvals add constraint approvals_action_check check (action in (
  'order.void', 'sale.refund', 'sale.courtesy', 'cash.difference', 'cash.recount', 'cash.beyond_drawer', 'stock.count'));
