export const setupErrors = {
  menu_not_empty: 409,
} as const;
