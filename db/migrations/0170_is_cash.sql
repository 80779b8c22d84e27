-- Whether a payment type is cash, which is counted in the drawer and gives change, is said once: statements ask this column, and the code
-- asks `isCash` (src/core/payment-types/domain/payment-icon.ts).
alter table payment_types add column is_cash boolean not null generated always as (icon = 'cash') stored;
