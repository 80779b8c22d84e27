-- An account may be charged before its dishes are done: for which ways to take the food, and what is paid but not handed
-- over yet (docs/decisions/0037).

alter table store_settings
  add column pay_first_options text[] not null default '{takeaway,delivery}'
    check (pay_first_options <@ array['dinein', 'delivery', 'takeaway']);

-- Paid, with dishes that are still to be made or handed over: its account stays open until they are.
alter table orders
  add column awaits_handover boolean not null default false,
  add constraint orders_awaits_handover_check check (not awaits_handover or payment_status = 'paid');

-- Pieces of a paid line that were refunded before they were handed over: they are charged on the invoice as before, but
-- nobody makes or carries them any more.
alter table order_lines
  add column withdrawn_quantity integer not null default 0
    check (withdrawn_quantity >= 0 and withdrawn_quantity <= quantity);
