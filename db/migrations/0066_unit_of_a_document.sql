-- The unit as a supplier's document said it (CAT-014), beside the one that somebody made of it: what is remembered of goods holds for
-- a document that says the same one. Null: typed, or the document said none.
alter table purchase_items add column unit_code smallint check (unit_code between 1 and 99);
alter table vendor_items add column unit_code smallint check (unit_code between 1 and 99);
