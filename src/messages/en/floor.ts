export const floor = {
  floor: "Floor",
  no_floor: "Other tables",
  edit: "Edit plan",
  save: "Save plan",
  cancel: "Discard changes",
  hint: "Drag a table, or choose it and use the arrow keys. Shift and an arrow key change its size.",
  shape: "Shape",
  square: "Square",
  round: "Round",
  width: "Width",
  height: "Height",
  nothing_chosen: "Choose a table to change its shape and size.",
  chosen: "{{table}}, column {{x}}, row {{y}}",
  no_tables: "There are no tables yet",
  no_tables_hint: "Tables are added in the settings.",
  jump: "Table {{number}}: press Enter",
  no_such_table: "There is no table {{number}}.",
  load_failed: "The floor plan could not be loaded.",
  save_failed: "The floor plan could not be saved. Your changes are still here.",
  saved: "The floor plan was saved.",
} as const;

export const floorErrors = {
  table_exists: "This floor already has a table with that name. Nothing was saved; choose another name.",
  table_in_use: "{{title}} is in use. Nothing was deleted.",
  too_many_tables: "A restaurant has at most {{most}} tables. Nothing was added.",
  floor_exists: "There is already a floor with that name. Nothing was saved; choose another name.",
} as const;
