export const combosErrors = {
  combo_has_choices: 409,
  combo_is_part: 409,
  combo_part_unknown: 409,
} as const;
