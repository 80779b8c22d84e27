-- The language that a guest's phone was read in when it ordered, and in which a guest read the page that cancels: mails to the address
-- or the phone that they gave are written in it. Null: not known, as a process of the version before writes it.
alter table qr_orders
  add column language text check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
alter table reservations
  add column guest_language text check (guest_language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');

create index qr_orders_guest_email on qr_orders (tenant_id, lower(receptor->>'correo'), id)
  where language is not null and receptor is not null;
create index qr_orders_guest_phone on qr_orders (tenant_id, customer_phone_key(guest_phone), id)
  where language is not null and guest_phone is not null;
