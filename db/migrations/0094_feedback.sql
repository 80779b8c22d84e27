-- What guests say after their visit: five ratings of 1 (worst) to 5 (loved), and words. One answer for an invoice, and one for a
-- visit (decision 82).
create table feedbacks (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  given_at timestamptz not null default now(),
  invoice_id bigint,
  customer_id bigint,
  visit_id bigint,
  name text check (length(name) between 1 and 80),
  phone text check (length(phone) between 1 and 30),
  email text check (length(email) between 1 and 200),
  birth_date date,
  remarks text check (length(remarks) between 1 and 1000),
  food_quality smallint not null check (food_quality between 1 and 5),
  service smallint not null check (service between 1 and 5),
  staff_behavior smallint not null check (staff_behavior between 1 and 5),
  ambiance smallint not null check (ambiance between 1 and 5),
  recommend smallint not null check (recommend between 1 and 5),
  -- In hundredths: whole, because it is a fifth of whole numbers.
  average_x100 integer not null generated always as ((food_quality + service + staff_behavior + ambiance + recommend) * 20) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id),
  foreign key (tenant_id, visit_id) references visits (tenant_id, id)
);
create unique index feedbacks_invoice_key on feedbacks (tenant_id, invoice_id);
create unique index feedbacks_visit_key on feedbacks (tenant_id, visit_id);
create index feedbacks_customer on feedbacks (tenant_id, customer_id);
create index feedbacks_by_time on feedbacks (tenant_id, given_at, id);
select protect_tenant_table('feedbacks', 'select, insert, update');

-- Where guests who loved it may say so, too.
create index feedbacks_by_rating on feedbacks (tenant_id, average_x100, id);

alter table store_settings add column review_url text check (review_url ~ '^https://' and length(review_url) <= 300);
-- What the links on receipts are proved with; of each restaurant its own.
alter table store_settings add column feedback_secret uuid not null default gen_random_uuid();
