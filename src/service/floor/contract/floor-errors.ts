export const floorErrors = {
  table_exists: 409,
  no_tables: 409,
  qr_menu_off: 409,
  table_in_use: 409,
  too_many_tables: 409,
  floor_exists: 409,
} as const;
