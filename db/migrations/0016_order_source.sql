-- Where each order came from: a table's account has rounds of the waiter and of the guests' QR menu side by side.

-- Null on orders of before: the source of their account, which is that of its first order.
alter table orders
  add column source text check (source in ('table', 'counter', 'phone', 'qr', 'delivery_platform')),
  add column external_number text,
  add check (external_number is null or source = 'delivery_platform');
