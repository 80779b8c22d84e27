-- Restaurants whose days end next, read by the operator each morning: not restaurant by restaurant.
create index tenants_by_end on tenants (access_ends_at, id) where kind = 'restaurant' and is_active;
