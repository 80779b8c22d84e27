-- People without an e-mail address sign in as rosa@la-ceiba: their name in the restaurant, and this one of the restaurant's. Null until
-- the first of them is added; it never changes afterwards, because people have learnt it.
alter table tenants add column sign_in_name text unique
  check (sign_in_name ~ '^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$');

-- Somebody who manages people gave it, and knows it until the person sets their own.
alter table approval_pins add column is_given boolean not null default false;
