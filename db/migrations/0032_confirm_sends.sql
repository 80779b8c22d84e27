-- How many more times a person is shown the summary before an order goes to its stations: 0 is never, null is always,
-- because they asked for it. New people see it ten times; who was there before works on without it.
alter table users add column confirm_sends smallint default 0
  constraint users_confirm_sends_range check (confirm_sends between 0 and 100);
alter table users alter column confirm_sends set default 10;
