-- When guests may order with their phones, by the clock on the restaurant's wall: hours of the wire (contract `offerHours`). None
-- is always. Outside of them the menu is read and says when the restaurant opens.
alter table store_settings add column guest_order_hours jsonb not null default '[]'
  check (jsonb_typeof(guest_order_hours) = 'array');
