-- What was written down of the card: whoever asked Stripe before somebody else wrote asks again, so that an older answer never lands on a newer one.
alter table subscriptions add column card_reads bigint not null default 0;

-- Where the daily job saw the subscription last; null: it looks. What may be done follows from the dates alone.
alter table tenants add column subscription_seen text
  check (subscription_seen in ('complimentary', 'trial', 'active', 'cancelled', 'past_due', 'expired'));
