-- What is ordered after a part of a bill was paid belongs to that bill (docs/decisions/0018): it joins it with the next part, as a round
-- whose figures are its own, so that those of the parts that are paid stay what they were. 0 is what the first part froze.
alter table orders add column bill_round smallint not null default 0 check (bill_round >= 0);
grant update (total_cents) on bills to comanda_app;
