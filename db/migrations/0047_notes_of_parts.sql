-- A part of a combo carries its own note and the combo's behind it, each of at most 100 characters (docs/decisions/0046).
alter table order_lines drop constraint order_lines_notes_check;
alter table order_lines add constraint order_lines_notes_check check (length(notes) <= 203);
