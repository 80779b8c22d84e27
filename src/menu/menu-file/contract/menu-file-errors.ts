export const menuFileErrors = {
  menu_file_refused: 422,
} as const;
