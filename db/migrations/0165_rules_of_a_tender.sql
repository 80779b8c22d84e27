-- What is paid by one way to pay: something, and the change is what was handed over beyond it. Tenders of nothing and card
-- vouchers with change were taken before this rule; they stay as they were printed, hence `not valid`. Which way to pay
-- may give change is decided with the payment (`src/domain/payments/decide-tender.ts`).
alter table payments
  add constraint payments_of_something check (amount_cents + tip_cents > 0) not valid,
  add constraint payments_change_of_received
    check (change_cents = coalesce(received_cents - amount_cents - tip_cents, 0)) not valid;
alter table account_payments
  add constraint account_payments_change_of_received
    check (change_cents = coalesce(received_cents - amount_cents, 0)) not valid;
