-- The address of the guests' menu is /m/{menu_code}?table={locator}. Both are random, so that nobody finds a table or a
-- restaurant by counting, and short (122 random bits in 22 characters), so that a printed QR code has few, large squares.
alter table store_settings
  add column menu_code text not null default translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_');
alter table store_tables
  alter column locator set default translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_');
