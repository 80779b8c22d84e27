-- A courtesy is of every line that came out of the one it was given for: lines point to it, and a part that is split off
-- takes it along as it takes its tax. A line that has one is free.
alter table courtesies add column id bigint generated always as identity;
alter table order_lines add column courtesy_id bigint;
alter table courtesies no force row level security;
alter table order_lines no force row level security;
update order_lines l set courtesy_id = c.id from courtesies c where c.tenant_id = l.tenant_id and c.order_line_id = l.id;
alter table courtesies force row level security;
alter table order_lines force row level security;
alter table courtesies drop constraint courtesies_pkey, drop column order_line_id, add primary key (tenant_id, id);
alter table order_lines
  add foreign key (tenant_id, courtesy_id) references courtesies (tenant_id, id),
  add constraint order_lines_courtesy_is_free check (courtesy_id is null or unit_price_cents = 0);
create index order_lines_by_courtesy on order_lines (tenant_id, courtesy_id);

-- Tips of a period are few among its payments.
create index payments_with_tip on payments (tenant_id, business_date) where tip_cents > 0;
create index refunds_with_tip on refunds (tenant_id, business_date) where tip_cents > 0;

-- What has to happen to the tax document of an invoice because money went back: everything the feature of tax documents
-- needs is frozen in the transaction that gave the money back; it works through these rows. `until` is the last day on
-- which the event or note is accepted. Refunds and parts that were taken back alike.
create table document_tasks (
  tenant_id bigint not null references tenants (id),
  id bigint generated always as identity,
  invoice_id bigint not null,
  refund_id bigint,
  kind text not null check (kind in ('invalidation', 'return_event', 'credit_note')),
  until date not null,
  detail jsonb not null,
  created_at timestamptz not null,
  created_by bigint not null,
  primary key (tenant_id, id),
  unique (tenant_id, refund_id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
  foreign key (tenant_id, refund_id) references refunds (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create unique index document_tasks_of_reversal on document_tasks (tenant_id, invoice_id) where refund_id is null;
create index document_tasks_of_invoice on document_tasks (tenant_id, invoice_id);
create index document_tasks_by_age on document_tasks (tenant_id, created_at);
create index document_tasks_by_creator on document_tasks (tenant_id, created_by);

-- Refunds from before said only which kind.
alter table refunds no force row level security;
alter table invoices no force row level security;
alter table refund_consequences no force row level security;
insert into document_tasks (tenant_id, invoice_id, refund_id, kind, until, detail, created_at, created_by)
  select r.tenant_id, r.invoice_id, r.id, k.kind, (i.business_date + interval '3 months')::date,
    jsonb_build_object('reason', r.reason, 'amount', r.amount_cents, 'net', r.sub_total_cents, 'tax', r.tax_total_cents,
      'tip', r.tip_cents),
    r.created_at, r.created_by
  from refund_consequences k
  join refunds r on r.tenant_id = k.tenant_id and r.id = k.refund_id
  join invoices i on i.tenant_id = r.tenant_id and i.id = r.invoice_id
  order by r.tenant_id, r.id;
alter table refunds force row level security;
alter table invoices force row level security;
drop table refund_consequences;
select protect_tenant_table('document_tasks', 'select, insert');
