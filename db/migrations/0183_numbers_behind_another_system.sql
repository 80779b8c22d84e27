-- Numbers of a series that nobody takes, because whoever comes from another system goes on behind the numbers of that one (guide §3,
-- docs/decisions/0118): they are no gaps of the books.
alter table control_numbers add column skipped int8multirange not null default '{}';
