-- The card of a restaurant that is told to be deleted (decision 95): it is not charged for another period while the restaurant waits, it is
-- charged again when the restaurant is kept, and ended when the purge begins.

-- The platform stopped the renewal, not the restaurant: it goes on when the restaurant is kept.
alter table subscriptions add column renewal_held boolean not null default false;

-- Stays when a restaurant is purged: a card that is charged all the same finds whose it was, is ended and paid back. When that was last.
alter table card_directory add column late_card_at timestamptz;
