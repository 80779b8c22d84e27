-- The colour by which tills mark a category and its items; null: none. The names are those of the palette (category-colour.ts).
alter table categories add column colour text
  check (colour in ('red', 'orange', 'yellow', 'lime', 'green', 'teal', 'blue', 'indigo', 'violet', 'pink'));
