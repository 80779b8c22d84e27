-- Discounts that people give beside the codes (decision 123): on a line of an order and on the bill of an account.

-- Why, by whom and with whose approval a discount was given; it is never changed. What it takes off stands where it is used.
create table manual_discounts (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  kind text not null check (kind in ('line', 'bill')),
  percent_bp integer check (percent_bp between 1 and 10000),
  amount_cents bigint check (amount_cents > 0),
  reason text not null check (length(reason) between 1 and 200),
  created_at timestamptz not null,
  created_by bigint not null,
  approver_id bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  foreign key (tenant_id, approver_id) references users (tenant_id, id),
  constraint manual_discounts_one_value check ((percent_bp is null) <> (amount_cents is null))
);
create index manual_discounts_by_creator on manual_discounts (tenant_id, created_by);
create index manual_discounts_by_approver on manual_discounts (tenant_id, approver_id);
select protect_tenant_table('manual_discounts', 'select, insert');

-- A line keeps its price; what is taken off all of its pieces stands beside it. Parts that are split off take their share along.
alter table order_lines
  add column discount_id bigint,
  add column discount_cents bigint not null default 0 check (discount_cents >= 0),
  add constraint order_lines_discount_check check (discount_cents = 0 or discount_id is not null) not valid,
  add constraint order_lines_discount_key foreign key (tenant_id, discount_id) references manual_discounts (tenant_id, id) not valid;
alter table order_lines validate constraint order_lines_discount_check;
alter table order_lines validate constraint order_lines_discount_key;
create index order_lines_by_discount on order_lines (tenant_id, discount_id);

-- The discount on the bill of an account, until it is paid.
alter table accounts
  add column discount_id bigint,
  add constraint accounts_discount_key foreign key (tenant_id, discount_id) references manual_discounts (tenant_id, id) not valid;
alter table accounts validate constraint accounts_discount_key;
create index accounts_by_discount on accounts (tenant_id, discount_id);

-- What a bill in progress was computed from stays as it is: discounts of its lines too.
drop trigger order_lines_billed on order_lines;
create trigger order_lines_billed before update on order_lines for each row
  when (
    (old.status is distinct from new.status and (old.status = 'cancelled' or new.status = 'cancelled'))
    or old.order_id <> new.order_id or old.quantity <> new.quantity or old.unit_price_cents <> new.unit_price_cents
    or old.discount_cents <> new.discount_cents
  )
  execute function refuse_change_of_billed_line();

-- What makes up `bills.discount_cents`, in the order in which it is taken off.
create table bill_discounts (
  tenant_id bigint not null references tenants (id),
  bill_id bigint not null,
  place smallint not null check (place >= 0),
  discount_code_id bigint,
  discount_id bigint,
  amount_cents bigint not null check (amount_cents >= 0),
  primary key (tenant_id, bill_id, place),
  foreign key (tenant_id, bill_id) references bills (tenant_id, id),
  foreign key (tenant_id, discount_code_id) references discount_codes (tenant_id, id),
  foreign key (tenant_id, discount_id) references manual_discounts (tenant_id, id),
  constraint bill_discounts_one_source check ((discount_code_id is null) <> (discount_id is null))
);
create index bill_discounts_by_code on bill_discounts (tenant_id, discount_code_id);
create index bill_discounts_by_manual on bill_discounts (tenant_id, discount_id);
select protect_tenant_table('bill_discounts', 'select, insert');

-- What makes up `invoices.discount_cents`: of lines, by a code, on the bill, or written by hand on the invoice itself.
create table invoice_discounts (
  tenant_id bigint not null references tenants (id),
  invoice_id bigint not null,
  place smallint not null check (place >= 0),
  kind text not null check (kind in ('line', 'code', 'bill', 'written')),
  -- As the code was called then.
  code text,
  discount_code_id bigint,
  discount_id bigint,
  amount_cents bigint not null check (amount_cents > 0),
  primary key (tenant_id, invoice_id, place),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
  foreign key (tenant_id, discount_code_id) references discount_codes (tenant_id, id),
  foreign key (tenant_id, discount_id) references manual_discounts (tenant_id, id),
  constraint invoice_discounts_code check ((kind = 'code') = (code is not null)),
  constraint invoice_discounts_manual check ((kind in ('line', 'bill')) = (discount_id is not null))
);
create index invoice_discounts_by_code on invoice_discounts (tenant_id, discount_code_id);
create index invoice_discounts_by_manual on invoice_discounts (tenant_id, discount_id);
select protect_tenant_table('invoice_discounts', 'select, insert');

-- The share of the price, in hundredths of a percent, up to which whoever may charge gives a discount without approval.
alter table store_settings
  add column discount_limit_bp integer not null default 0 check (discount_limit_bp between 0 and 10000);

alter table approvals drop constraint approvals_action_check;
alter table approvals add constraint approvals_action_check check (action in (
  'order.void', 'sale.refund', 'sale.courtesy', 'sale.discount', 'cash.difference', 'cash.recount', 'cash.beyond_drawer', 'stock.count'));

-- Discounts from before had one source each.
do $$
declare
  home bigint;
begin
  for home in select id from tenants loop
    perform set_config('app.tenant_id', home::text, true);
    insert into bill_discounts (tenant_id, bill_id, place, discount_code_id, amount_cents)
      select home, id, 0, discount_code_id, discount_cents from bills
      where tenant_id = home and discount_code_id is not null;
    insert into bill_discounts (tenant_id, bill_id, place, discount_code_id, amount_cents)
      select distinct on (b.id) home, b.id, 0, i.discount_code_id, b.discount_cents
      from bills b
      join orders o on o.tenant_id = home and o.bill_id = b.id
      join invoice_orders x on x.tenant_id = home and x.order_id = o.id
      join invoices i on i.tenant_id = home and i.id = x.invoice_id and i.discount_code_id is not null
      where b.tenant_id = home and b.discount_code_id is null and b.discount_cents > 0
      order by b.id, i.id;
    insert into invoice_discounts (tenant_id, invoice_id, place, kind, code, discount_code_id, amount_cents)
      select home, id, 0, case when discount_code is null then 'written' else 'code' end, discount_code, discount_code_id,
        discount_cents
      from invoices where tenant_id = home and discount_cents > 0;
    set constraints all immediate;
    set constraints all deferred;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
