-- Whether a person reads numbers on screen in the digits of their language's own script (decision 138). Western ones are usual.
alter table users add column own_digits boolean not null default false;
