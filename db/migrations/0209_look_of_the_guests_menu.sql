-- The owner chooses how the guests' menu looks and what it recommends (decision 134). An accent is one on which white words are
-- read: `#rrggbb`; null is that of the product. The cover is a picture across the top of the menu.
alter table store_settings
  add column guest_accent text check (guest_accent ~ '^#[0-9a-f]{6}$'),
  add column guest_cover text,
  add column is_most_ordered_shown boolean not null default false,
  add column is_pairing_shown boolean not null default false,
  add foreign key (tenant_id, guest_cover) references files (tenant_id, hash);
-- Shown large, above the categories.
alter table menu_items add column is_highlighted boolean not null default false;
