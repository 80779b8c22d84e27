export const combosErrors = {
  menu_item_in_use: 409,
  combo_has_choices: 409,
  combo_takes_no_choices: 409,
  combo_is_part: 409,
  combo_part_unknown: 409,
} as const;
