-- A cancelled dish gives its portion back to the countdown it was taken from, once.

-- Each time somebody says what is left, a countdown begins: what was taken from an earlier one is not given to it,
-- because whoever counted saw what there was.
alter table item_limits add column countdown_id uuid not null default gen_random_uuid();

-- The countdown that the line's whole quantity is taken from now; null when none counts it, or it was given back. No
-- foreign key: a countdown ends while its lines stay.
alter table order_lines add column countdown_id uuid;
