export const floor = {
  no_floor: "Other tables",
  edit: "Edit plan",
  save: "Save plan",
  hint: "Drag a table, or select it and use the arrow keys. Shift + arrow key changes its size.",
  shape: "Shape",
  square: "Square",
  round: "Round",
  width: "Width",
  height: "Height",
  nothing_chosen: "Choose a table to change its shape and size.",
  chosen: "{{table}}, column {{x}}, row {{y}}",
  no_tables_hint: "Add tables in Settings.",
  jump: "Table {{number}}: press Enter",
  no_such_table: "There is no table {{number}}.",
  load_failed: "The floor plan could not be loaded.",
  save_failed: "The floor plan could not be saved. Your changes are still here.",
  saved: "The floor plan was saved.",
  /** Choosing a table on the plan or in a list. */
  picker: {
    search: "Search by number or name",
    view: "How the tables are shown",
    plan: "Plan",
    list: "List",
    nothing: "No table matches.",
    open: "Choose on the floor plan",
    take: "Choose {{table}}",
  },
} as const;

export const floorErrors = {
  table_exists: "This floor already has a table with that name. Nothing was saved; choose another name.",
  no_tables: "No tables yet. Add one to print its code.",
  qr_menu_off: "The QR menu is off, so the codes would not work. Turn it on in the store details.",
  table_in_use: "{{title}} is in use. Nothing was deleted.",
  too_many_tables: "Maximum of tables in a restaurant: {{most}}. Nothing was added.",
  floor_exists: "A floor with that name already exists. Nothing was saved; choose another name.",
} as const;
