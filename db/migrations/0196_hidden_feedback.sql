-- What guests say belongs to the visit and the invoice of their phone, once a phone; it can be hidden with a reason, and
-- bad answers are mailed together (decisions 82 and 124).
alter table feedbacks
  -- The phone that answered; null: from before phones were noted.
  add column guest_token_hash bytea check (length(guest_token_hash) = 32),
  -- Hash of the address it came from, by which answers of strangers are counted; null: from one whose visit is known.
  add column sent_from bytea check (length(sent_from) = 32),
  -- When it was mailed as a bad one; null: not yet, or it is none.
  add column mailed_at timestamptz,
  -- Hidden answers count in no average.
  add column hidden_at timestamptz,
  add column hidden_by bigint,
  add column hidden_reason text check (length(hidden_reason) between 1 and 200),
  add constraint feedbacks_hidden_check check (
    (hidden_at is null) = (hidden_reason is null) and (hidden_at is null) = (hidden_by is null)),
  add foreign key (tenant_id, hidden_by) references users (tenant_id, id);
drop index feedbacks_invoice_key;
drop index feedbacks_visit_key;
create unique index feedbacks_invoice_key on feedbacks (tenant_id, invoice_id, guest_token_hash);
create unique index feedbacks_visit_key on feedbacks (tenant_id, visit_id, guest_token_hash);
create index feedbacks_hidden_by on feedbacks (tenant_id, hidden_by);

-- A phone is found by what it ordered; also was_at_table asks so.
create index qr_orders_guest on qr_orders (tenant_id, guest_token_hash) where guest_token_hash is not null;

-- The invoice that a phone of a visit belongs to: the last one of what it ordered itself, else that of its table, unless the
-- table paid apart. Null: nothing was paid yet, or nobody can tell.
create function invoice_of_phone(tenant bigint, of_visit bigint, phone bytea) returns bigint stable language sql as $$
  select coalesce(
    (select max(n.invoice_id)
      from (
        select q.order_id from qr_orders q
        where q.tenant_id = tenant and q.guest_token_hash = phone and q.status = 'processed'
          and q.settled_at >= v.opened_at and (v.closed_at is null or q.settled_at <= v.closed_at)
        offset 0
      ) w
      cross join lateral (
        select i.invoice_id from invoice_numbers i where i.tenant_id = tenant and i.order_id = w.order_id offset 0
      ) n),
    (select min(n.invoice_id)
      from (
        select o.id from accounts a join orders o on o.tenant_id = tenant and o.account_id = a.id
        where a.tenant_id = tenant and a.table_id = v.table_id and a.dining_option = 'dinein'
          and a.opened_at >= v.opened_at and (v.closed_at is null or a.opened_at <= v.closed_at)
        offset 0
      ) w
      cross join lateral (
        select i.invoice_id from invoice_numbers i where i.tenant_id = tenant and i.order_id = w.id offset 0
      ) n
      having count(distinct n.invoice_id) = 1))
  from visits v where v.tenant_id = tenant and v.id = of_visit
$$;
