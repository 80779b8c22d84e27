-- One mail a day about what runs out, and what ingredients may take of a price (docs/decisions/0063).

alter table store_settings
  add column is_stock_mail_enabled boolean not null default true,
  -- The hour on the wall of the restaurant from which on the mail of the day is sent.
  add column stock_mail_hour smallint not null default 7 check (stock_mail_hour between 0 and 23),
  add column target_food_cost_bp integer not null default 3000
    check (target_food_cost_bp between 500 and 9000);

-- The last day, on the wall of the restaurant, on which was looked what runs out: whoever writes the day sends the mails.
create table stock_mails (
  tenant_id bigint not null references tenants (id),
  looked_on date not null,
  primary key (tenant_id)
);
select protect_tenant_table('stock_mails', 'select, insert, update');
