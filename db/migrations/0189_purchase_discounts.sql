-- Discounts of a purchase as its paper has them, so that what is shown of it adds up to its total (decision 121).

-- What the line's amount is less than its quantity times its price; null: nothing, and unknown of lines from before.
alter table purchase_items add column discount_cents bigint check (discount_cents > 0);
-- What the paper takes off all of its lines together.
alter table purchases add column discount_cents bigint check (discount_cents > 0);
