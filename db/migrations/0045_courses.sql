-- Courses (docs/decisions/0047). Of a category: the one its items are served in unless told; null: at once, with none.
alter table categories add column course smallint check (course between 1 and 9);

-- Minutes after which the course after one that went to the stations follows by itself; null: somebody says it.
alter table store_settings add column course_minutes smallint check (course_minutes between 1 and 120);

-- A dish is held while held_until lies ahead: 'infinity' until somebody fires it, an instant when its course follows by
-- itself. Null: it went to its station as it was sent. Only what has a course is held, because courses are fired.
alter table order_lines
  add column course smallint check (course between 1 and 9),
  add column held_until timestamptz,
  add constraint order_lines_held_in_a_course check (held_until is null or course is not null);
