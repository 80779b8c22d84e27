-- The round an order was sent as, noted when it goes to another account and gets a round there. Null: it never went, its
-- round is that one. An order of its own stays one on the boards, and what was added stays added.
alter table orders add column sent_round integer check (sent_round > 0);
